import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Card from '../src/lib/table/Card.svelte';
import Gauge from '../src/lib/table/Gauge.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
const gauge = (props: Parameters<typeof Gauge>[1]) => render(Gauge, { props }).body;
const card = (props: Parameters<typeof Card>[1]) => render(Card, { props }).body;
const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a gauge shows a figure over its name; with words for all of it, it is one picture', () => {
  const plain = gauge({ figure: 3, most: 9, name: 'bound', title: 'Bound 3 of 9' });
  expect(words(plain)).toBe('3 / 9 Bound');
  expect(plain).not.toContain('role=');
  expect(plain).toContain('title="Bound 3 of 9"');
  const told = gauge({ kind: 'morale', side: 'france', figure: 17, name: 'France', label: 'all' });
  expect(told).toMatch(/class="gauge morale side-france[^"]*" role="img" aria-label="all"/);
});

test('a bar is never longer than its track', () => {
  const full = (share: number) =>
    /fill[^>]*width: ?([\d.]+%)/.exec(
      gauge({ figure: 0, name: 'a', bar: { full: share, broken: false } }),
    )?.[1];
  expect([-1, 0.5, 3].map(full)).toEqual(['0%', '50%', '100%']);
});

test('a card is called by the name of what it tells of', () => {
  const told = card({
    side: 'union',
    picture: snippet('<svg></svg>'),
    name: 'Sprague',
    line: 'Union',
    values: [{ name: 'move', figure: 200 }],
    states: ['moved', 'astray'],
    low: true,
  });
  expect(told).toMatch(/<aside class="card low side-union[^"]*" aria-label="Sprague"/);
  expect(told).toMatch(/class="picture[^"]*" aria-hidden="true"/);
  expect(words(told)).toBe('Sprague Union move 200 moved · astray');
});

test('a place without a piece has no heading', () => {
  const place = card({ name: null, children: snippet('<p>1914, wood</p>') });
  expect(words(place)).toBe('1914, wood');
  expect(place).not.toContain('<h3');
  expect(place).not.toContain('aria-label');
});
