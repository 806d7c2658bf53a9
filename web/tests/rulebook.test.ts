import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundleFrom, LANGUAGES, Messages, ruleMark } from '../src/lib/messages/messages.svelte';
import { chaptersOf, foundIn, piecesOf } from '../src/lib/table/rules/book';

const SYSTEMS = ['marengo', 'frederick', 'elements', 'napoleon'];
const read = (language: string, file: string) =>
  readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8');
const indexOf = (book: string) =>
  readFileSync(new URL(`../../docs/rules/${book}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] as string)
    .filter(Boolean);

function rules(language: (typeof LANGUAGES)[number], system: string) {
  const messages = new Messages();
  messages.use(language, `${read(language, `rules-${system}`)}\n${read(language, 'web')}`);
  return chaptersOf(system, messages.ids, (id) => messages.text(id));
}

describe('the rules in the help', () => {
  test.each(SYSTEMS)('%s: every chapter has a name in both languages', (system) => {
    for (const language of LANGUAGES) {
      const words = bundleFrom(language, read(language, 'web'));
      const unnamed = rules(language, system).filter(
        ({ name }) => !words.hasMessage(`web-chapter-${system}-${name}`),
      );
      expect(unnamed.map(({ key }) => key)).toEqual([]);
      expect(words.hasMessage(`web-book-${system}`)).toBe(true);
    }
  });

  test.each(SYSTEMS)('%s: the paragraphs that have a sentence can be found by number', (system) => {
    const chapters = rules('en', system);
    const known = new Set(indexOf(system));
    const cited = chapters
      .filter(({ book }) => book === system)
      .flatMap(({ paragraphs }) => paragraphs.map(({ cites }) => cites.split(':')[1] as string));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((paragraph) => !known.has(paragraph))).toEqual([]);
  });

  test('a paragraph without a number has a word', () => {
    for (const language of LANGUAGES) {
      const words = bundleFrom(language, read(language, 'web'));
      const missing = indexOf('elements').filter(
        (one) => !words.hasMessage(`web-mark-elements-${one.replace('.', '-')}`),
      );
      expect(missing).toEqual([]);
    }
    expect(ruleMark('marengo:8.10')).toBe('§ 8.10');
  });

  test('a search finds words and numbers, and shows where they stand', () => {
    const chapters = rules('en', 'frederick');
    const titleOf = () => '';
    const found = foundIn(chapters, 'coup d’œil', titleOf).flatMap((one) => one.paragraphs);
    expect(found.map(({ cites }) => cites)).toContain('frederick:4.1.3');
    const [numbered] = foundIn(chapters, '§ 10.13', titleOf);
    expect(numbered?.paragraphs.every(({ cites }) => cites.includes(':10.13'))).toBe(true);
    expect(foundIn(chapters, 'elephants', titleOf)).toEqual([]);
    expect(piecesOf('Heat and Horse', 'horse').filter(({ hit }) => hit)).toEqual([
      { text: 'Horse', hit: true },
    ]);
  });
});
