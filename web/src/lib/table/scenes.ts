import type { BoardId, Scene, SideId } from '../wire/types';
import { waysOf } from './kinds';
import type { Counted, SceneClock, Strength } from './kinds/ways';

/** What every kind of scene tells, whatever is on its board. */

export function clockOf(scene: Scene): SceneClock {
  return waysOf(scene).clock(scene);
}

export function pieceOf(scene: Scene, id: BoardId): { side: SideId; place: BoardId | null } | null {
  return waysOf(scene).piece(scene, id);
}

export function boxesOf(scene: Scene): Map<BoardId, BoardId> {
  return waysOf(scene).boxes(scene);
}

export function moraleOf(scene: Scene): Record<SideId, number> {
  return waysOf(scene).morale(scene);
}

export function countedOn(scene: Scene): Counted {
  return waysOf(scene).counted(scene);
}

export function strengthsOf(scene: Scene): Strength[] {
  return waysOf(scene).strengths(scene);
}
