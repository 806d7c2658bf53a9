import { clockOf, moraleOf, strengthsOf } from '../scenes';
import type { Arm, ToldMoment, Scene, SideId } from '../../wire/types';

/** What a battle has cost, read from its moments with every piece shown. */

export const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

export interface RoundToll {
  round: number;
  clock: string;
  morale: Record<SideId, number>;
  /** Strength points lost since the beginning. */
  casualties: Record<SideId, number>;
}

export interface ArmToll {
  arm: Arm;
  /** Strength points at the beginning and lost since. */
  start: number;
  lost: number;
  /** Whole pieces. */
  destroyed: number;
}

/** The strength points of a side, of one arm or of all; pieces off the board for good have none. */
export function strengthOf(scene: Scene, side: SideId, arm?: Arm): number {
  return strengthsOf(scene)
    .filter(
      (piece) => piece.side === side && !piece.gone && (arm === undefined || piece.arm === arm),
    )
    .reduce((sum, piece) => sum + piece.strength, 0);
}

/** Morale and casualties at the end of every round. */
export function tollByRound(moments: readonly ToldMoment[], sides: readonly SideId[]): RoundToll[] {
  const [opening] = moments;
  if (!opening) return [];
  const last = new Map(moments.map((moment) => [clockOf(moment.scene).round, moment.scene]));
  return [...last.values()].map((scene) => ({
    round: clockOf(scene).round,
    clock: clockOf(scene).clock,
    morale: moraleOf(scene),
    casualties: Object.fromEntries(
      sides.map((side) => [side, strengthOf(opening.scene, side) - strengthOf(scene, side)]),
    ),
  }));
}

export function tollByArm(moments: readonly ToldMoment[], side: SideId): ArmToll[] {
  const [first, last] = [moments[0]?.scene, moments.at(-1)?.scene];
  if (!first || !last) return [];
  const gone = (scene: Scene) =>
    strengthsOf(scene)
      .filter((piece) => piece.side === side && piece.gone)
      .map((piece) => piece.id);
  // Some have no part in this scenario: they were never there.
  const never = new Set(gone(first));
  return ARMS.map((arm) => {
    const start = strengthOf(first, side, arm);
    const armOf = new Map(strengthsOf(first).map((piece) => [piece.id, piece.arm]));
    return {
      arm,
      start,
      lost: start - strengthOf(last, side, arm),
      destroyed: gone(last).filter((id) => armOf.get(id) === arm && !never.has(id)).length,
    };
  });
}
