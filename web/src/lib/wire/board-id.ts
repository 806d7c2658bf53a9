/** Board ids as they travel on the wire, taken apart. */

export type ParsedBoardId =
  | { kind: 'locale'; locale: number }
  | { kind: 'approach'; locale: number; towards: number; pair: string }
  | { kind: 'piece'; piece: number }
  | { kind: 'force'; force: string }
  | { kind: 'crossing'; from: number; to: number; road: string };

const LOCALE = /^l(\d+)$/;
const APPROACH = /^a(\d+)-(\d+)(?::(.+))?$/;
const PIECE = /^p(\d+)$/;
const FORCE = /^f:(.+)$/;
const CROSSING = /^r(\d+)-(\d+):(.+)$/;

/** The parts of a board id, or null when it is none (such as `lost`). */
export function parseBoardId(id: string): ParsedBoardId | null {
  let match = LOCALE.exec(id);
  if (match) return { kind: 'locale', locale: Number(match[1]) };
  match = APPROACH.exec(id);
  if (match) {
    const locale = Number(match[1]);
    const towards = Number(match[2]);
    return { kind: 'approach', locale, towards, pair: match[3] ?? pairName(locale, towards) };
  }
  match = PIECE.exec(id);
  if (match) return { kind: 'piece', piece: Number(match[1]) };
  match = FORCE.exec(id);
  if (match) return { kind: 'force', force: match[1] ?? '' };
  match = CROSSING.exec(id);
  if (match)
    return { kind: 'crossing', from: Number(match[1]), to: Number(match[2]), road: match[3] ?? '' };
  return null;
}

/** The name a pair of approaches has when the board gives it none: the lower locale first. */
export function pairName(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

export function localeId(locale: number): string {
  return `l${locale}`;
}

/**
 * The id of the side of a border that belongs to `locale`; `pair` only where two
 * pairs join the same locales.
 */
export function approachId(locale: number, towards: number, pair?: string): string {
  return pair === undefined ? `a${locale}-${towards}` : `a${locale}-${towards}:${pair}`;
}

export function isPieceId(id: string): boolean {
  return PIECE.test(id);
}
