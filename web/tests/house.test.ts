import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../src/lib/theme/sides';
import type { SideColours } from '../src/lib/wire/types';

/** What the client promises of its own sources. */

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

function linesWith(pattern: RegExp, among = sources): string[] {
  return among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

describe('the house', () => {
  test('no component has a colour of its own', () => {
    const components = sources.filter(({ path }) => path.endsWith('.svelte'));
    expect(linesWith(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!')/i, components)).toEqual([]);
  });

  test('only the kinds of boards know which kinds there are', () => {
    const outside = sources.filter(
      ({ path }) => !/^src\/lib\/(table\/(kinds|kits)|wire)\//.test(path),
    );
    expect(linesWith(/kind (?:=|!)== '(?:areas|hexes|table)'/, outside)).toEqual([]);
    expect(linesWith(/case '(?:areas|hexes|table)':/, outside)).toEqual([]);
  });

  test('no translation key decides anything', () => {
    const tests = /label\.id(?: [=!]==|\.(?:endsWith|startsWith|includes|match))/;
    // The one label that the client itself has made: nobody answered.
    expect(linesWith(tests).filter((line) => !line.includes('web-error-unreachable'))).toEqual([]);
    expect(linesWith(/\.test\([a-z]*\.?label\.id\)/)).toEqual([]);
  });

  test('nobody looks into an order', () => {
    const looks = /order as \{|' in order\b|order\??\.move|order.*\['set-up'\]/;
    expect(linesWith(looks)).toEqual([]);
  });
});

describe('what the sides wear', () => {
  const folder = fileURLToPath(new URL('../../packs', import.meta.url));
  const packs = readdirSync(folder).filter((id) =>
    readdirSync(join(folder, id)).includes('pack.toml'),
  );
  const coloursOf = (id: string) =>
    parse(readFileSync(join(folder, id, 'colours.toml'), 'utf8')) as unknown as Record<
      string,
      SideColours
    >;
  const light = (hex: string): number => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const contrast = (one: string, other: string) => {
    const [low, high] = [light(one), light(other)].sort((p, q) => p - q) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };

  test.each(packs)('%s can be read in light and dark', (id) => {
    const sides = Object.values(coloursOf(id));
    expect(sides).toHaveLength(2);
    for (const worn of sides) {
      expect(contrast(worn.ink, worn.counter)).toBeGreaterThan(4.5);
      expect(contrast(worn.line, '#f3ecda')).toBeGreaterThan(3);
      expect(contrast(worn['line-in-the-dark'], '#25211c')).toBeGreaterThan(3);
    }
    const [one, other] = sides as [SideColours, SideColours];
    expect(contrast(one.counter, other.counter)).toBeGreaterThan(1.8);
  });

  test('two battles may dress one side differently', () => {
    const worn = Object.values(coloursOf('marengo-1800'))[0] as SideColours;
    const rules = rulesOf([{ id: 'one', colours: { austria: worn } }, { id: 'other' }]);
    expect(rules[0]).toContain('[data-pack="one"] .side-austria {');
    expect(rules).toHaveLength(3);
  });
});
