import { fetchBattle, fetchPack } from '../wire/http';
import type { BattleCard, PackPage } from '../wire/types';
import { layBoard, type Laid } from './laid';

export interface LaidTable {
  pack: PackPage;
  laid: Laid;
}

export interface Opening {
  card: Promise<BattleCard>;
  laid: Promise<LaidTable>;
}

let begun: { battle: string; opening: Opening } | null = null;

async function lay(card: Promise<BattleCard>): Promise<LaidTable> {
  const pack = await fetchPack((await card).pack);
  return { pack, laid: await layBoard(pack) };
}

/**
 * Fetches what a table needs; begun as soon as the page knows which one, while its
 * messages are still on their way.
 */
export function beginOpening(battle: string): Opening {
  if (begun?.battle === battle) return begun.opening;
  const card = fetchBattle(battle);
  const opening = { card, laid: lay(card) };
  opening.laid.catch(() => (begun = null));
  begun = { battle, opening };
  return opening;
}

/** The same for the table itself: what was begun is used once. */
export function takeOpening(battle: string): Opening {
  const opening = beginOpening(battle);
  begun = null;
  return opening;
}
