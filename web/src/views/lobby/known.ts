import type { PackCard } from '../../lib/wire/types';

/** What the lobby says of the battles it knows; of others it says what the pack itself tells. */
export interface Facts {
  /** Minutes, from a hasty battle to a slow one. */
  minutes: readonly [number, number];
  /** From 1, for a first battle, to 3. */
  difficulty: 1 | 2 | 3;
}

const KNOWN: Readonly<Record<string, Facts>> = {
  'burnsides-bridge-1862': { minutes: [45, 90], difficulty: 2 },
  'drill-1757': { minutes: [10, 20], difficulty: 1 },
  'drill-1861': { minutes: [10, 20], difficulty: 1 },
  'franklin-1864': { minutes: [120, 240], difficulty: 3 },
  'leuthen-1757': { minutes: [150, 420], difficulty: 3 },
  'marengo-1800': { minutes: [90, 180], difficulty: 2 },
  'matthews-hill-1861': { minutes: [45, 90], difficulty: 2 },
  'napoleon-drill': { minutes: [20, 40], difficulty: 1 },
  'open-field-1861': { minutes: [45, 180], difficulty: 2 },
  'quatre-bras-1815': { minutes: [60, 300], difficulty: 3 },
  'rossbach-1757': { minutes: [45, 180], difficulty: 2 },
  'torgau-1760': { minutes: [150, 420], difficulty: 3 },
  'wavre-1815': { minutes: [180, 480], difficulty: 3 },
  'zorndorf-1758': { minutes: [120, 360], difficulty: 3 },
};

export const factsOf = ({ id }: Pick<PackCard, 'id'>): Facts | null => KNOWN[id] ?? null;

const MAPS: Readonly<Record<string, string>> = import.meta.glob('../../assets/maps/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a pack's map, if there is one. */
export const mapOf = ({ id }: Pick<PackCard, 'id'>): string | null =>
  MAPS[`../../assets/maps/${id}.webp`] ?? null;

/** The first battle for somebody who has never played here. */
export function firstOf(packs: readonly PackCard[]): PackCard | null {
  const easy = packs.filter((pack) => factsOf(pack)?.difficulty === 1 && pack.generals.length > 0);
  return easy[0] ?? null;
}

/** The battles by date, those for lessons last. */
export function sorted(packs: readonly PackCard[]): PackCard[] {
  const last = (pack: PackCard) => (factsOf(pack)?.difficulty === 1 ? 1 : 0);
  return [...packs].sort(
    (one, other) => last(one) - last(other) || one.date.localeCompare(other.date),
  );
}
