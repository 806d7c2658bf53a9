import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HEX_FOLDER } from './hex-pack';
import { PACK, readBoardJson } from './pack';

const LOCALES = fileURLToPath(new URL('../../locales/', import.meta.url));
const MOCK = fileURLToPath(new URL('./', import.meta.url));

/** All Fluent files of a language in one text; names the pack has not yet are made from their keys. */
export function readMessages(language: string): string {
  const files = existsSync(LOCALES + language)
    ? readdirSync(LOCALES + language)
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => `${LOCALES}${language}/${name}`)
    : [];
  const all = [
    ...files,
    `${PACK}locales/${language}.ftl`,
    `${HEX_FOLDER}locales/${language}.ftl`,
    `${MOCK}mock.${language}.ftl`,
  ].filter((path) => existsSync(path));
  return [madeUpNames(), ...all.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

function madeUpNames(): string {
  const title = (key: string) =>
    key
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
  const board = readBoardJson();
  const places = board.locale.map((locale) => `place-${locale.key} = ${title(locale.key)}`);
  const letters = (board.lettering ?? []).map(
    (letter) => `${letter.text} = ${title(letter.text.replace(/^lettering-/, ''))}`,
  );
  return [
    ...places,
    ...letters,
    'pack-marengo-1800-title = Marengo',
    'pack-marengo-1800-summary = The Austrians cross the Bormida.',
  ].join('\n');
}
