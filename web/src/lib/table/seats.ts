import type { BattleCard, BattleOpened, Seating, SideId, ViewerId } from '../wire/types';

/**
 * The seats of a battle as this browser has them: held by the server's cookie, opened
 * by the links it was given.
 */
export interface Seats {
  seating: Seating;
  mine: ViewerId[];
  /** The links the server gave to this browser, by viewer. */
  links: Record<ViewerId, string>;
}

const KEPT = 'grognard-links';

function readAll(): Record<string, Record<ViewerId, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<
      string,
      Record<ViewerId, string>
    >;
  } catch {
    return {};
  }
}

export function keepLinks(opened: Pick<BattleOpened, 'id' | 'links'>): void {
  const all = readAll();
  localStorage.setItem(
    KEPT,
    JSON.stringify({ ...all, [opened.id]: { ...all[opened.id], ...opened.links } }),
  );
}

/** What this browser has of a battle that the lobby lists. */
export function seatsOf(card: BattleCard): Seats {
  const links = readAll()[card.id] ?? {};
  return { seating: card.seating ?? 'two', mine: card.mine ?? Object.keys(links), links };
}

/** The side to look from at first: the one that is asked, unless a general plays it. */
export function lookFirst({ decision, seats }: BattleCard): SideId | null {
  const general = (side: SideId) => seats.some((seat) => seat.side === side && seat.general);
  if ('side' in decision && !general(decision.side)) return decision.side;
  return seats.find((seat) => !seat.general)?.side ?? null;
}

/** The key in a link such as `/table/ID#KEY`. */
export function keyOf(link: string | undefined): string | null {
  return link?.split('#')[1] || null;
}

/**
 * True when both sides are played in this browser, so that the view may turn
 * to the one that is asked.
 */
export function turnsTo(seats: Seats, side: SideId): boolean {
  return seats.seating !== 'two' && seats.mine.includes(side);
}

/**
 * Who to look as, best first: what the key opens, the side that is asked, any other seat, onlooker.
 */
export function viewersFor(
  seats: Seats,
  key: string | null,
  asked: SideId | null,
): (ViewerId | null)[] {
  if (key !== null) return [null, ...seats.mine];
  const held = seats.mine.filter((viewer) => viewer !== 'onlooker');
  const first = asked !== null && held.includes(asked) ? [asked] : [];
  return [...new Set([...first, ...held, 'onlooker'])];
}
