// Rust sources, read without a compiler: comments, strings and tests are taken out, then paths
// and methods are found by their shape. It understands Rust as rustfmt writes it, and no more
// than these pictures need.

import { existsSync, readFileSync, readdirSync } from 'node:fs';

const spaces = (text) => text.replace(/[^\n]/g, ' ');

/**
 * The code with comments, and if wanted strings, turned into spaces: everything else
 * keeps its line and column.
 */
export function blank(text, strings = true) {
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\b[bc]?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]+?|[^'\\\n])'/g;
  return text.replace(token, (found) => (found.startsWith('/') || strings ? spaces(found) : found));
}

/** Where the bracket that opens at `start` closes. */
export function closing(code, start) {
  const [open, close] = { '{': '{}', '<': '<>' }[code[start]];
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === open) depth++;
    // The arrow of `Fn() -> T` closes nothing.
    if (code[at] === close && code[at - 1] !== '-' && --depth === 0) return at;
  }
  return code.length;
}

/**
 * Blanks what stands below `#[cfg(test)]`. `declared` names the modules that are declared there.
 */
export function withoutTests(code) {
  const declared = [];
  for (let at; (at = code.indexOf('#[cfg(test)]')) >= 0; ) {
    const length = code.slice(at).search(/[;{]/);
    const start = length < 0 ? code.length - 1 : at + length;
    const end = 1 + (code[start] === '{' ? closing(code, start) : start);
    const item = code.slice(at, end);
    const module = /\bmod (\w+)\s*;/.exec(item);
    if (module) declared.push(module[1]);
    code = code.slice(0, at) + spaces(item) + code.slice(end);
  }
  return { code, declared };
}

/** Every path of a `use` tree: `a::{b::C, d}` is `a::b::C` and `a::d`. */
export function branches(tree, before = []) {
  const words = (text) => text.replace(/\bas\s+\w+/, '').split('::').map((word) => word.trim()).filter(Boolean);
  const brace = tree.indexOf('{');
  if (brace < 0) return [[...before, ...words(tree)]];
  const root = [...before, ...words(tree.slice(0, brace))];
  const list = tree.slice(brace + 1, closing(tree, brace));
  const found = [];
  for (let at = 0, from = 0, depth = 0; at <= list.length; at++) {
    if (list[at] === '{') depth++;
    if (list[at] === '}') depth--;
    if (at < list.length && (list[at] !== ',' || depth > 0)) continue;
    if (list.slice(from, at).trim()) found.push(...branches(list.slice(from, at), root));
    from = at + 1;
  }
  return found;
}

/** The paths that code names: `{ path, at, use }`, where `use` says that it is a declaration. */
export function pathsOf(code) {
  const paths = [];
  const rest = code.replace(/\buse\s+([^;]+);/g, (statement, tree, at) => {
    for (const path of branches(tree)) paths.push({ path, at, use: true });
    return spaces(statement);
  });
  for (const { 0: path, index: at } of rest.matchAll(/(?<!\bin )\b(?:crate|super|self)(?:::\w+)+/g))
    paths.push({ path: path.split('::'), at, use: false });
  return paths;
}

/**
 * The blocks `impl Type`, `impl Trait for Type` and `trait Name`, with their methods:
 * functions that take `self`.
 */
export function implsOf(code) {
  const blocks = [];
  for (const match of code.matchAll(/^[ \t]*(?:pub(?:\([^)]*\))? )?(impl|trait)\b/gm)) {
    let head = match.index + match[0].length;
    if (code[head] === '<') head = closing(code, head) + 1;
    const start = code.indexOf('{', head);
    const end = closing(code, start);
    const title = code.slice(head, start).replace(/\bwhere\b[\s\S]*/, '');
    const inherent = match[1] === 'impl' && !/\sfor\s/.test(title);
    const type = /^\s*(?:\w+::)*(\w+)/.exec(title.replace(/^[\s\S]*\sfor\s/, ''))?.[1];
    const method =
      /(pub(?:\(\w+\))? )?(?:const )?(?:async )?fn (\w+)\s*(?:<[^(]*>)?\(\s*(?:&\s*)?(?:'\w+\s+)?(?:mut\s+)?self\b/g;
    const methods = [...code.slice(start, end).matchAll(method)];
    blocks.push({ start, end, inherent, type, methods: methods.map(([, seen, name]) => ({ name, seen: !!seen })) });
  }
  return blocks;
}

/** The calls of methods: `{ name, own, at }`, where `own` says that it is called on `self`. */
export function callsOf(code) {
  const calls = code.matchAll(/(\bself)?\s*\.\s*(\w+)\s*(?:::<[^(]*>)?\(/g);
  return [...calls].map((match) => ({ name: match[2], own: !!match[1], at: match.index }));
}

export const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** The Rust files below a folder, in an order that is the same on every machine. */
export function rustFiles(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'target' ? [] : rustFiles(path);
    return entry.name.endsWith('.rs') ? [path] : [];
  });
}

/** Test code by its name. */
export const isTest = (path) => /\/(tests|testing|\w+_tests)\.rs$|\/(tests|benches)\//.test(path);

/**
 * The files of a crate's `src` without tests, comments and strings; `inside`
 * is the path of the module.
 */
export function sourcesOf(crate) {
  const src = `crates/${crate}/src`;
  const files = rustFiles(src).map((path) => {
    const inside = path.slice(src.length + 1).replace(/(^|\/)(lib|main|mod)\.rs$|\.rs$/, '').split('/').filter(Boolean);
    return { path, inside, ...withoutTests(blank(readFileSync(path, 'utf8'))) };
  });
  const tests = new Set(files.flatMap((file) => file.declared.map((name) => [...file.inside, name].join('/'))));
  return files.filter((file) => !isTest(file.path) && !tests.has(file.inside.join('/')));
}
