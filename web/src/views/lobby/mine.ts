import type { BattleCard, ListedSeat, SideId } from '../../lib/wire/types';

/** The side that this browser plays itself; none where it plays both, or looks on. */
export function mySide({ seats, mine }: BattleCard): SideId | null {
  const own = seats.filter((seat) => mine.includes(seat.side) && !seat.general);
  return own.length === 1 ? (own[0]?.side ?? null) : null;
}

/** The other seat. */
export function opponentOf(battle: BattleCard): ListedSeat | null {
  const side = mySide(battle);
  return side === null ? null : (battle.seats.find((seat) => seat.side !== side) ?? null);
}

/** The next order is this browser's to give. */
export function awaitsMe({ state, decision, mine, seats }: BattleCard): boolean {
  return (
    state === 'running' &&
    'side' in decision &&
    mine.includes(decision.side) &&
    !seats.find((seat) => seat.side === decision.side)?.general
  );
}

/** Those that wait for this browser first, then its other ones, then the latest. */
export function inOrder(battles: readonly BattleCard[]): BattleCard[] {
  const rank = (battle: BattleCard) =>
    awaitsMe(battle) ? 0 : battle.mine.some((seat) => seat !== 'onlooker') ? 1 : 2;
  return [...battles].sort(
    (one, other) => rank(one) - rank(other) || other.changed.localeCompare(one.changed),
  );
}

export type Result = 'won' | 'lost' | 'drawn';

export function resultOf(battle: BattleCard): Result | null {
  const side = mySide(battle);
  if (side === null || !('outcome' in battle.decision)) return null;
  const { winner } = battle.decision.outcome;
  return winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
}

/** Won, lost and drawn, under some name. */
export interface Tally {
  key: string;
  won: number;
  lost: number;
  drawn: number;
}

/** My finished battles counted by what `keyOf` makes of each. */
export function tallied(
  battles: readonly BattleCard[],
  keyOf: (battle: BattleCard) => string | null,
): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const battle of battles) {
    const [result, key] = [resultOf(battle), keyOf(battle)];
    if (result === null || key === null) continue;
    const tally = tallies.get(key) ?? { key, won: 0, lost: 0, drawn: 0 };
    tallies.set(key, { ...tally, [result]: tally[result] + 1 });
  }
  return [...tallies.values()];
}

const NAMES = 'grognard-battle-names';
const AWAY = 'grognard-battles-away';

/** The names that this browser has given to battles. */
export function namesGiven(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAMES) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function giveName(id: string, name: string): Record<string, string> {
  const { [id]: _, ...others } = namesGiven();
  const names = name.trim() === '' ? others : { ...others, [id]: name.trim().slice(0, 60) };
  localStorage.setItem(NAMES, JSON.stringify(names));
  return names;
}

/** Battles that this browser no longer lists; they are still there. */
export function putAway(): string[] {
  try {
    return JSON.parse(localStorage.getItem(AWAY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function putBattleAway(id: string): string[] {
  const away = [...new Set([...putAway(), id])].slice(-500);
  localStorage.setItem(AWAY, JSON.stringify(away));
  return away;
}
