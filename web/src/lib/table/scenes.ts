import type { Arm, BoardId, Scene, SideId } from '../wire/types';

/** What every kind of scene tells, whatever is on its board. */

export interface SceneClock {
  round: number;
  rounds: number;
  clock: string;
  /** The side whose turn it is. */
  turn: SideId;
}

export function clockOf(scene: Scene): SceneClock {
  return scene.kind === 'areas'
    ? { round: scene.round, rounds: scene.rounds, clock: scene.clock, turn: scene.turn }
    : { round: scene.turn, rounds: scene.turns, clock: scene.clock, turn: scene.active };
}

/** A piece, whose it is and where it stands. */
export function pieceOf(scene: Scene, id: BoardId): { side: SideId; place: BoardId | null } | null {
  if (scene.kind === 'areas') return scene.pieces.find((piece) => piece.id === id) ?? null;
  const piece = scene.units.find((unit) => unit.id === id) ?? scene.leaders.find((leader) => leader.id === id);
  return piece ? { side: piece.side, place: piece.hex } : null;
}

/** The pieces that wait in boxes beside the map, each with its box. */
export function boxesOf(scene: Scene): Map<BoardId, BoardId> {
  if (scene.kind !== 'areas') return new Map();
  return new Map(scene.pieces.filter((piece) => piece.place.startsWith('f:')).map((piece) => [piece.id, piece.place]));
}

export function moraleOf(scene: Scene): Record<SideId, number> {
  return scene.kind === 'areas' ? scene.morale : Object.fromEntries(scene.armies.map((army) => [army.side, army.morale]));
}

/** Every piece that counts as strength: gone ones have none. */
export function strengthsOf(scene: Scene): { id: BoardId; side: SideId; arm: Arm | undefined; strength: number; gone: boolean }[] {
  if (scene.kind === 'areas') {
    return scene.pieces.map(({ id, side, face, place }) => ({ id, side, arm: face?.arm, strength: face?.strength ?? 0, gone: place === 'lost' }));
  }
  return scene.units.map(({ id, side, arm, strength, steps, off }) => ({
    id,
    side,
    arm,
    strength: arm === 'artillery' ? steps : strength,
    gone: off === 'lost' || off === 'captured' || off === 'left',
  }));
}
