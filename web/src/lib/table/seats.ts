import type { BattleOpened, Seating, SideId, ViewerId } from '../wire/types';

/** What this browser remembers of a battle it takes part in; the seat itself is held by the server's cookie and key. */
export interface KeptSeats {
  seating: Seating | 'guest';
  /** The links of seats and onlookers as the server gave them, by viewer. */
  links: Record<ViewerId, string>;
}

const KEPT = 'grognard-seats';

function readAll(): Record<string, KeptSeats> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, KeptSeats>;
  } catch {
    return {};
  }
}

export function keptSeats(battle: string): KeptSeats | null {
  return readAll()[battle] ?? null;
}

export function keepSeats(opened: BattleOpened, seating: Seating): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...readAll(), [opened.id]: { seating, links: opened.links } }));
}

/** The key in a link such as `/table/ID#KEY`. */
export function keyOf(link: string | undefined): string | null {
  const hash = link?.indexOf('#') ?? -1;
  return link && hash >= 0 ? link.slice(hash + 1) || null : null;
}

/** True when this browser plays the side too, so that it may turn to its view. */
export function holdsSide(seats: KeptSeats | null, side: SideId): boolean {
  return seats !== null && seats.seating !== 'two' && seats.seating !== 'guest' && side in seats.links;
}
