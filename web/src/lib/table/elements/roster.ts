import { paces } from '../../board/table/measure';
import type { TableArm, TableElement } from '../../board/table/scene';

/** So many elements of an arm, and what one of them can do, in paces. */
export interface RosterLine {
  arm: TableArm;
  count: number;
  move: number;
  /** In bad going. */
  slow: number;
  /** Of its fire; nothing for those who do not shoot. */
  range: number;
}

/** What has been enlisted in a command, arm by arm, the most numerous first. */
export function rosterOf(elements: readonly TableElement[], command: string): RosterLine[] {
  const lines = new Map<TableArm, RosterLine>();
  for (const { arm, command: own, move, range } of elements) {
    if (own !== command || arm === null || arm === 'commander' || arm === 'camp') continue;
    const line = lines.get(arm) ?? {
      arm,
      count: 0,
      move: Math.round(paces(move[0])),
      slow: Math.round(paces(move[1])),
      range: Math.round(paces(range)),
    };
    lines.set(arm, { ...line, count: line.count + 1 });
  }
  return [...lines.values()].sort((one, other) => other.count - one.count);
}
