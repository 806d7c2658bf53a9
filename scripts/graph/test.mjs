// The reading of Rust, tried on small pieces of it: node --test scripts/graph/test.mjs

import assert from 'node:assert/strict';
import test from 'node:test';
import { withoutShortcuts } from './draw.mjs';
import { blank, branches, callsOf, implsOf, isTest, pathsOf, withoutTests } from './rust.mjs';
import { chaptersOf, cutsOf, cyclesOf } from './system.mjs';

test('comments and strings become spaces, lifetimes stay', () => {
  const code = `let a = "crate::x"; // crate::y\nlet b: &'a str = r#"crate::"z"#; let c = '"'; f('\\'', 'q');`;
  const bare = blank(code);
  assert.equal(bare.length, code.length);
  assert.ok(!/crate/.test(bare));
  assert.match(bare, /&'a str/);
  assert.match(bare, /let c = {4};/);
  assert.match(blank(code, false), /"crate::x"; {12}\n/);
});

test('test modules are taken out, and the files they declare are named', () => {
  const { code, declared } = withoutTests(
    'use crate::a;\n#[cfg(test)]\nmod parade;\n#[cfg(test)]\nmod tests { fn f() { crate::b::c() } }\nuse crate::d;',
  );
  assert.deepEqual(declared, ['parade']);
  assert.deepEqual(pathsOf(code).map(({ path }) => path.join('::')), ['crate::a', 'crate::d']);
  assert.ok(isTest('crates/a/src/melee_tests.rs') && isTest('crates/a/tests/b.rs') && !isTest('crates/a/src/contests.rs'));
});

test('use trees are taken apart', () => {
  const paths = branches('crate::{a::B, c::{D, e::F as G}, self}').map((path) => path.join('::'));
  assert.deepEqual(paths, ['crate::a::B', 'crate::c::D', 'crate::c::e::F', 'crate::self']);
});

test('paths are found outside of use, but not in visibilities', () => {
  const code = 'pub(in crate::x) fn f() { super::super::y::g(); crate::z::H::new() }';
  assert.deepEqual(pathsOf(code).map(({ path }) => path.join('::')), ['super::super::y::g', 'crate::z::H::new']);
});

test('methods are found in their blocks', () => {
  const code = `impl<J: Fn(u8) -> bool> Play<'_, J> {
    pub(crate) fn seen<T>(&mut self, t: T) {}
    fn own(self) {}
    pub fn made() -> Self {}
}
impl fmt::Display for kernel::Side {
    fn fmt(&self) {}
}`;
  const words = ({ name, seen }) => `${name} ${seen}`;
  const blocks = implsOf(code).map(({ type, inherent, methods }) => [type, inherent, methods.map(words)]);
  assert.deepEqual(blocks, [['Play', true, ['seen true', 'own false']], ['Side', false, ['fmt false']]]);
});

test('calls are found, those on self apart', () => {
  const calls = callsOf('self.a(b.c::<D>(1)).e(); self.field.g(); h()').map(({ name, own }) => `${name} ${own}`);
  assert.deepEqual(calls, ['a true', 'c false', 'e false', 'g false']);
});

test('chapters are in the order of the book', () => {
  const lib = '//! The rules.\n//!\n//! One module per chapter: `b` (1), [`a`]\n//! (2).\n//!\n//! Then `engine`.\nmod a;';
  assert.deepEqual(chaptersOf(lib), ['b', 'a']);
});

test('cycles are found and cut, shortcuts are left out', () => {
  const edges = ['ab', 'bc', 'ca', 'cd', 'de'].map(([from, to]) => ({ from, to, paths: from === 'b' ? 1 : 2, calls: 0 }));
  assert.deepEqual(cyclesOf([...'edcba'], edges), [['c', 'b', 'a']]);
  assert.deepEqual(cutsOf([...'edcba'], edges).map(({ from, to }) => from + to), ['bc']);
  const needs = new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] }));
  assert.deepEqual(withoutShortcuts(needs).get('a'), ['b']);
});
