import type { Label, SideId, StakeCount } from '../wire/types';

/** What is counted, with the figure of each side; nothing for a side that does not count it. */
export interface StakeRow {
  key: string;
  label: Label;
  counts: readonly (StakeCount | null)[];
}

/** Counts of the same thing lie in one row, the sides in their order. */
export function rowsOf(counts: readonly StakeCount[], sides: readonly SideId[]): StakeRow[] {
  const rows = new Map<string, StakeCount[]>();
  for (const count of counts) {
    const key = JSON.stringify(count.label);
    rows.set(key, [...(rows.get(key) ?? []), count]);
  }
  return [...rows].flatMap(([key, [first, ...more]]) =>
    first === undefined
      ? []
      : [
          {
            key,
            label: first.label,
            counts: sides.map(
              (side) => [first, ...more].find((count) => count.side === side) ?? null,
            ),
          },
        ],
  );
}
