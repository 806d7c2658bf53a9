import type { TableArm } from '../board/table/scene';
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
  // A measured table counts bounds and has no hours.
  if (scene.kind === 'table')
    return {
      round: scene.bound,
      rounds: scene.bounds ?? Math.max(12, scene.bound),
      clock: String(scene.bound),
      turn: scene.active,
    };
  return scene.kind === 'areas'
    ? { round: scene.round, rounds: scene.rounds, clock: scene.clock, turn: scene.turn }
    : { round: scene.turn, rounds: scene.turns, clock: scene.clock, turn: scene.active };
}

/** A piece, whose it is and where it stands. */
export function pieceOf(scene: Scene, id: BoardId): { side: SideId; place: BoardId | null } | null {
  if (scene.kind === 'areas') return scene.pieces.find((piece) => piece.id === id) ?? null;
  if (scene.kind === 'table') {
    const element = scene.elements.find((one) => one.id === id);
    return element ? { side: element.side, place: null } : null;
  }
  const piece =
    scene.units.find((unit) => unit.id === id) ?? scene.leaders.find((leader) => leader.id === id);
  return piece ? { side: piece.side, place: piece.hex } : null;
}

/** The pieces that wait in boxes beside the map, each with its box. */
export function boxesOf(scene: Scene): Map<BoardId, BoardId> {
  if (scene.kind !== 'areas') return new Map();
  return new Map(
    scene.pieces
      .filter((piece) => piece.place.startsWith('f:'))
      .map((piece) => [piece.id, piece.place]),
  );
}

export function moraleOf(scene: Scene): Record<SideId, number> {
  if (scene.kind === 'table')
    return Object.fromEntries(
      scene.armies.map((army) => [army.side, Math.max(0, army.breaking - army.lost)]),
    );
  return scene.kind === 'areas'
    ? scene.morale
    : Object.fromEntries(scene.armies.map((army) => [army.side, army.morale]));
}

const ARMS: Partial<Record<TableArm, Arm>> = {
  muskets: 'infantry',
  rifles: 'infantry',
  jaegers: 'infantry',
  cavalry: 'cavalry',
  dismounted: 'cavalry',
  artillery: 'artillery',
};

/** Every piece that counts as strength: gone ones have none. */
export function strengthsOf(
  scene: Scene,
): { id: BoardId; side: SideId; arm: Arm | undefined; strength: number; gone: boolean }[] {
  if (scene.kind === 'areas') {
    return scene.pieces.map(({ id, side, face, place }) => ({
      id,
      side,
      arm: face?.arm,
      strength: face?.strength ?? 0,
      gone: place === 'lost',
    }));
  }
  if (scene.kind === 'table') {
    return scene.elements.flatMap(({ id, side, arm, off }) => {
      const counted = arm === null ? undefined : ARMS[arm];
      return arm !== null && counted === undefined
        ? []
        : [{ id, side, arm: counted, strength: 1, gone: off === 'destroyed' || off === 'gone' }];
    });
  }
  return scene.units.map(({ id, side, arm, strength, steps, off }) => ({
    id,
    side,
    arm,
    strength: arm === 'artillery' ? steps : strength,
    gone: off === 'lost' || off === 'captured' || off === 'left',
  }));
}
