import type { Citation } from '../../wire/types';

/** A paragraph of a rulebook in our own words. */
export interface Paragraph {
  cites: Citation;
  text: string;
}

export interface Chapter {
  /** The book with its chapter, such as `marengo:8`. */
  key: string;
  book: string;
  /** As the book counts it, or calls it. */
  name: string;
  paragraphs: Paragraph[];
}

/** `rule-marengo-8-10` is the sentence of `marengo:8.10`. */
function citationOf(id: string): Citation {
  const [, book = '', ...path] = id.split('-');
  return `${book}:${path.join('.')}`;
}

const bookOf = (cites: Citation): string => cites.slice(0, cites.indexOf(':'));
const chapterOf = (cites: Citation): string =>
  cites.slice(cites.indexOf(':') + 1).split('.')[0] as string;

/** The chapters of a system's books, out of the messages that there are, in their order. */
export function chaptersOf(
  system: string,
  ids: readonly string[],
  textOf: (id: string) => string,
): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const id of ids) {
    if (!id.startsWith(`rule-${system}`)) continue;
    const cites = citationOf(id);
    const [book, name] = [bookOf(cites), chapterOf(cites)];
    const key = `${book}:${name}`;
    const chapter = chapters.get(key) ?? { key, book, name, paragraphs: [] };
    chapter.paragraphs.push({ cites, text: textOf(id) });
    chapters.set(key, chapter);
  }
  return [...chapters.values()];
}

/** The chapters with those paragraphs that have every word that is sought, or that number. */
export function foundIn(
  chapters: readonly Chapter[],
  sought: string,
  titleOf: (chapter: Chapter) => string,
): Chapter[] {
  const words = sought.toLocaleLowerCase().replace('§', ' ').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const matches = (chapter: Chapter, { cites, text }: Paragraph) => {
    const number = cites.slice(cites.indexOf(':') + 1);
    const all = `${number} ${titleOf(chapter)} ${text}`.toLocaleLowerCase();
    return words.every((word) =>
      /^\d[\d.]*$/.test(word)
        ? number === word || number.startsWith(`${word}.`)
        : all.includes(word),
    );
  };
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((one) => matches(chapter, one)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** A text in pieces, those that are sought apart. */
export function piecesOf(text: string, sought: string): { text: string; hit: boolean }[] {
  const words = sought
    .split(/\s+/)
    .filter((word) => word.length > 1 && /\p{L}/u.test(word))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
