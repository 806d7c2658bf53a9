import { ahead, cornersOf, plus, toTheRight } from '../src/lib/board/table/measure';
import type {
  TableArm,
  TableCommand,
  TableElement,
  TableGround,
  TablePoint,
  TablePose,
  TableScene,
} from '../src/lib/board/table/scene';

/** Which moment of a battle on a measured table is made up. */
export type TableMoment = 'table-movement' | 'table-shooting' | 'table-deployment' | 'table-large';

const SIDES = ['north', 'south'] as const;
const DEPTHS: Record<TableArm, number> = {
  muskets: 2000,
  rifles: 2000,
  jaegers: 2000,
  dismounted: 2000,
  cavalry: 3000,
  artillery: 4000,
  commander: 4000,
  camp: 6000,
};
const MOVES: Record<TableArm, [number, number]> = {
  muskets: [5000, 5000],
  rifles: [5000, 5000],
  jaegers: [7500, 7500],
  dismounted: [7500, 7500],
  cavalry: [10000, 5000],
  artillery: [7500, 2500],
  commander: [12500, 7500],
  camp: [0, 0],
};
const RANGES: Record<TableArm, number> = {
  muskets: 5000,
  rifles: 10000,
  jaegers: 10000,
  dismounted: 10000,
  cavalry: 0,
  artillery: 25000,
  commander: 0,
  camp: 7500,
};

function ground(large: boolean): TableGround {
  const feature = (
    id: string,
    kind: TableGround['features'][number]['kind'],
    x: number,
    y: number,
    width: number,
    length: number,
    degrees: number,
    name: string | null = null,
    shape: 'oval' | 'rectangle' = 'oval',
  ) => ({
    id,
    kind,
    shape,
    x,
    y,
    width,
    length,
    heading: degrees * 20,
    crest: kind.endsWith('hill')
      ? ([
          plus([x, y], ahead(degrees * 20), -length * 0.3),
          plus([x, y], ahead(degrees * 20), length * 0.3),
        ] as TablePoint[])
      : [],
    name,
  });
  const small = [
    feature('t0', 'steep-hill', 14500, 40500, 12000, 17000, 60, 'mock-hill'),
    feature('t1', 'gentle-hill', 43500, 17500, 13000, 20000, 100, 'mock-ridge'),
    feature('t2', 'wood', 47500, 45500, 14000, 16000, 25, 'mock-wood'),
    feature('t3', 'fields', 18000, 12500, 12000, 16000, 80),
    feature('t4', 'settlement', 30500, 29500, 8000, 10000, 10, 'mock-town', 'rectangle'),
    feature('t5', 'marsh', 53500, 29500, 7000, 12000, 10),
    feature('t6', 'rough', 7000, 23500, 6000, 12000, 160),
  ];
  const more = [
    feature('t7', 'dunes', 72000, 12000, 9000, 14000, 80),
    feature('t8', 'oasis', 108000, 47000, 10000, 13000, 120),
    feature('t9', 'steep-hill', 83000, 40000, 13000, 20000, 40),
    feature('t10', 'wood', 99000, 17000, 14000, 17000, 140),
    feature('t11', 'fields', 75000, 51000, 10000, 14000, 95),
  ];
  return {
    features: large ? [...small, ...more] : small,
    rivers: [
      {
        id: 'w0',
        line: [
          [0, 31500],
          [12000, 29500],
          [24000, 34500],
          [38000, 36500],
          [60000, 35500],
          ...(large
            ? ([
                [90000, 29000],
                [120000, 31500],
              ] as TablePoint[])
            : []),
        ],
        width: 1000,
        nature: large ? 'slow' : null,
        name: 'mock-creek',
      },
    ],
    roads: [
      {
        id: 'r0',
        line: [
          [26500, 0],
          [27800, 14000],
          [30000, 24000],
          [31300, 35000],
          [33000, 47000],
          [31500, 60000],
        ],
        width: 600,
        name: null,
      },
      {
        id: 'r1',
        line: [
          [30400, 27000],
          [40000, 26000],
          [60000, 21500],
          ...(large ? ([[120000, 24000]] as TablePoint[]) : []),
        ],
        width: 600,
        name: null,
      },
    ],
    bridges: [{ x: 31350, y: 35500, heading: 160, width: 800, length: 2400 }],
    waterway: large
      ? {
          id: 'w1',
          outline: [
            [114000, -1000],
            [121000, -1000],
            [121000, 61000],
            [114000, 61000],
          ],
          beach: [
            [106000, 0],
            [114000, 0],
            [114000, 60000],
            [106000, 60000],
          ],
        }
      : null,
  };
}

export function element(
  id: number,
  arm: TableArm,
  x: number,
  y: number,
  degrees: number,
  command = 0,
  change: Partial<TableElement> = {},
): TableElement {
  const side = SIDES[id < 40 ? 0 : 1] as string;
  return {
    id: `e${id}`,
    side,
    number: (id % 40) + 1,
    arm,
    pose: { x, y, heading: degrees * 20 },
    off: null,
    width: arm === 'commander' ? 2000 : arm === 'camp' ? 6000 : 4000,
    depth: DEPTHS[arm],
    command: `c${id < 40 ? 0 : 1}-${command}`,
    moved: false,
    shot: false,
    fought: false,
    contact: false,
    demoralized: false,
    astray: false,
    ammunition: arm === 'camp' ? 3 : null,
    move: MOVES[arm],
    range: RANGES[arm],
    name: null,
    ...change,
  };
}

/** Elements side by side, from the left of the first. */
function line(
  first: number,
  arms: readonly TableArm[],
  x: number,
  y: number,
  degrees: number,
  command = 0,
): TableElement[] {
  const right = toTheRight(degrees * 20);
  return arms.map((arm, index) =>
    element(
      first + index,
      arm,
      x + right[0] * 4000 * index,
      y + right[1] * 4000 * index,
      degrees,
      command,
    ),
  );
}

function armies(large: boolean): TableElement[] {
  const base = [
    ...line(0, ['muskets', 'rifles', 'rifles', 'muskets'], 14000, 17400, 0),
    ...line(4, ['rifles', 'rifles'], 35000, 20000, 0),
    ...line(6, ['artillery'], 43500, 19500, 0),
    ...line(7, ['jaegers', 'jaegers'], 47000, 25500, 18),
    ...line(9, ['cavalry', 'cavalry'], 4500, 14500, 8),
    ...line(11, ['rifles'], 30500, 24600, 0),
    element(36, 'commander', 33000, 14000, 0),
    element(39, 'camp', 40000, 6500, 0),
    ...line(40, ['rifles', 'rifles', 'rifles'], 32500, 26600, 180),
    ...line(43, ['muskets', 'muskets'], 25500, 41000, 190),
    ...line(45, ['artillery'], 15000, 41500, 150),
    ...line(46, ['jaegers'], 44500, 39500, 200),
    ...line(47, ['cavalry', 'dismounted'], 55000, 43500, 195),
    ...line(49, ['rifles', 'rifles'], 12000, 35000, 175),
    element(76, 'commander', 34500, 43000, 180),
    element(79, 'camp', 22000, 54000, 180),
  ];
  const change = (id: string, by: Partial<TableElement>) =>
    Object.assign(base.find((one) => one.id === id) as TableElement, by);
  change('e11', { pose: { x: 28500, y: 26600, heading: 0 }, contact: true });
  change('e42', { contact: true });
  change('e42', { pose: { x: 28500, y: 26600, heading: 3600 } });
  change('e41', { pose: { x: 32500, y: 26600, heading: 3600 } });
  change('e40', { pose: { x: 36500, y: 26600, heading: 3600 } });
  change('e9', { moved: true });
  change('e48', { demoralized: true });
  change('e43', { shot: true });
  change('e10', { astray: true });
  change('e50', { pose: null, off: 'destroyed' });
  if (!large) return base;
  return [
    ...base,
    ...line(12, ['rifles', 'rifles', 'rifles', 'muskets', 'muskets'], 70000, 18000, 0, 1),
    ...line(17, ['artillery', 'artillery'], 92000, 15000, 340, 1),
    ...line(19, ['cavalry', 'cavalry', 'cavalry'], 98000, 8000, 350, 2),
    ...line(22, ['jaegers', 'jaegers'], 86000, 22000, 10, 2),
    element(37, 'commander', 78000, 12000, 0, 1),
    element(38, 'commander', 100000, 4500, 0, 2),
    ...line(52, ['rifles', 'rifles', 'muskets', 'muskets'], 90000, 44000, 180, 1),
    ...line(56, ['artillery'], 82000, 41000, 180, 1),
    ...line(57, ['cavalry', 'cavalry'], 104000, 40000, 200, 2),
    ...line(59, ['rifles', 'rifles', 'rifles'], 70000, 38000, 185, 2),
    element(77, 'commander', 84000, 50000, 180, 1),
    element(78, 'commander', 97000, 51000, 180, 2),
  ];
}

export function controlOf({ id, pose, width }: TableElement): {
  of: string;
  outline: TablePoint[];
} {
  const at = pose as TablePose;
  const [left, right] = cornersOf(at, width, 0);
  return {
    of: id,
    outline: [
      left,
      right,
      plus(right, ahead(at.heading), 4000),
      plus(left, ahead(at.heading), 4000),
    ],
  };
}

export function arcOf({ id, pose, width, range }: TableElement): {
  of: string;
  outline: TablePoint[];
  range: number;
  targets: string[];
} {
  const at = pose as TablePose;
  const [left, right] = cornersOf(at, width + 8000, 0);
  return {
    of: id,
    outline: [
      left,
      right,
      plus(right, ahead(at.heading), range),
      plus(left, ahead(at.heading), range),
    ],
    range,
    targets: [],
  };
}

/** Zones and arcs after the elements have changed. */
export function drawn(scene: TableScene): TableScene {
  const fighting = scene.elements.filter(
    (one) => one.pose !== null && one.arm !== 'commander' && one.arm !== 'camp',
  );
  return {
    ...scene,
    control: fighting.map(controlOf),
    arcs: fighting.filter((one) => one.range > 0).map(arcOf),
  };
}

export function openingTable(moment: TableMoment): TableScene {
  const large = moment === 'table-large';
  let elements = armies(large);
  if (moment === 'table-deployment') {
    elements = elements.map((one) =>
      one.side === 'north' && one.arm !== 'camp' && Number(one.id.slice(1)) > 5
        ? { ...one, pose: null, off: 'waiting' as const }
        : one,
    );
  }
  const commands: TableCommand[] = SIDES.flatMap((side, number) =>
    Array.from({ length: large ? 3 : 1 }, (_, index): TableCommand => ({
      id: `c${number}-${index}`,
      side,
      name: `mock-command-${side}-${index}`,
      commander: `e${number * 40 + 36 + index}`,
      rank: number === 0 ? index + 1 : null,
      die: number === 0 ? ([5, 4, 2][index] ?? null) : null,
      pips: number === 0 && moment !== 'table-deployment' ? ([4, 4, 1][index] ?? null) : null,
      strength: elements.filter(
        (one) =>
          one.command === `c${number}-${index}` && one.arm !== 'commander' && one.arm !== 'camp',
      ).length,
      lost: number === 1 && index === 0 ? 1 : 0,
      breaking: 4,
      demoralized: false,
    })),
  );
  const extent: [number, number] = large ? [120000, 60000] : [60000, 60000];
  const zone = (south: number, north: number): TablePoint[] => [
    [7500, south],
    [extent[0] - 7500, south],
    [extent[0] - 7500, north],
    [7500, north],
  ];
  const scene: TableScene = {
    kind: 'table',
    extent,
    bound: 5,
    bounds: 24,
    phase:
      moment === 'table-deployment'
        ? 'deployment'
        : moment === 'table-shooting'
          ? 'shooting'
          : 'movement',
    active: 'north',
    attacker: 'north',
    ground: ground(large),
    zones:
      moment === 'table-deployment'
        ? [
            { side: 'north', outline: zone(0, 15000), open: true },
            { side: 'south', outline: zone(45000, 60000), open: false },
          ]
        : [],
    elements,
    commands,
    armies: [
      {
        side: 'north',
        lost: 0,
        breaking: 4,
        sacked: false,
        dice: large ? [5, 4, 2] : [5],
        edge: 'south',
      },
      { side: 'south', lost: 1, breaking: 4, sacked: false, dice: [], edge: 'north' },
    ],
    hand: null,
    control: [],
    arcs: [],
    contacts: [
      { one: 'e11', other: 'e42', kind: 'front', x: 28500, y: 26600 },
      { one: 'e41', other: 'e11', kind: 'overlap', x: 30500, y: 26600 },
    ],
    fight: null,
    stakes: { goals: [], now: null, ahead: null, counts: [], places: [], levels: [], terms: [] },
  };
  return drawn(scene);
}
