import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { HexBoardJson } from '../src/lib/board/hexes/board-json';
import type {
  Arm,
  HexScene,
  PackPage,
  PackCard,
  SceneArmy,
  SceneLeader,
  SceneUnit,
  Source,
} from '../src/lib/wire/types';

/** The hex battle of the mock; GROGNARD_PACKS names another folder of packs. */
const PACKS =
  process.env['GROGNARD_PACKS'] ?? fileURLToPath(new URL('../../packs', import.meta.url));
export const HEX_PACK = process.env['GROGNARD_HEX_PACK'] ?? 'rossbach-1757';
export const HEX_FOLDER = `${PACKS}/${HEX_PACK}/`;

export const hasHexPack = (): boolean => existsSync(`${HEX_FOLDER}board.toml`);

function toml<T>(name: string): T {
  return parse(readFileSync(HEX_FOLDER + name, 'utf8')) as T;
}

interface Forces {
  side: { id: string }[];
  wing: { id: string; side: string }[];
  leader: { id: string; side?: string; wing?: string; value: string }[];
  unit: { id: string; side?: string; wing?: string; arm: Arm; steps: string[] }[];
}

interface Scenario {
  id: string;
  start: string;
  turns: number;
  'set-up': string[];
  army: Record<
    string,
    {
      morale: number;
      top: number;
      infantry: number;
      cavalry: number;
      commander?: string;
      groups?: { id: string; wings: string[]; rating: number }[];
    }
  >;
}

export function readHexBoardJson(): HexBoardJson {
  return { ...toml<HexBoardJson>('board.toml'), ...toml<HexBoardJson>('drawing.toml') };
}

const choice = (value: string, id: string) => ({ value, label: { id } });

export function hexPackCard(): PackCard {
  const { title, summary, date } = toml<{ title: string; summary: string; date: string }>(
    'pack.toml',
  );
  const scenarios = toml<{ scenario: Scenario[] }>('scenarios.toml').scenario;
  const option = (key: string) => ({
    key,
    label: { id: `mock-option-${key}` },
    help: { id: 'mock-option-help' },
  });
  return {
    id: HEX_PACK,
    system: 'frederick',
    title: { id: title },
    summary: { id: summary },
    date,
    sides: toml<Forces>('forces.toml').side.map((side) => side.id) as [string, string],
    colours: {},
    generals: ['ensign', 'colonel', 'marshal'],
    options: [
      {
        ...option('scenario'),
        kind: 'choice',
        default: scenarios[0]?.id ?? '',
        choices: scenarios.map(({ id }) => choice(id, `scenario-${id}`)),
      },
      {
        ...option('edition'),
        kind: 'choice',
        default: '2006',
        choices: [choice('2006', 'mock-edition-newer'), choice('2002', 'mock-edition-older')],
      },
      { ...option('fortunes'), kind: 'flag', default: false },
    ],
  };
}

export function readHexPack(): PackPage {
  const source = toml<{ source: Source }>('board.toml').source;
  return {
    ...hexPackCard(),
    hash: 'mock',
    board: readHexBoardJson(),
    sources: [{ ...source, file: 'board.toml', part: null }],
  };
}

/** A scenario as its set-up has it. */
export function openingScene(): HexScene {
  const forces = toml<Forces>('forces.toml');
  const scenario = toml<{ scenario: Scenario[] }>('scenarios.toml').scenario[0] as Scenario;
  const sideOf = new Map(forces.wing.map((wing) => [wing.id, wing.side]));
  const [first = ''] = forces.side.map((side) => side.id);
  const at = new Map<string, { hex: string; place: number }>();
  for (const line of scenario['set-up']) {
    const [hex = '', names = ''] = line.split(':');
    names
      .split(',')
      .forEach((name, place) => at.set(name.trim(), { hex: `h${hex.trim()}`, place }));
  }
  const units = forces.unit.map((unit, index): SceneUnit => {
    const [guns, rest = ''] = (unit.steps[0] ?? '').includes('/')
      ? (unit.steps[0] ?? '').split('/')
      : [undefined, unit.steps[0]];
    const figures = rest.split('-').map((figure) => figure.trim());
    const [strength = '0', morale = '0', movement = '0'] =
      guns === undefined ? figures : ['0', ...figures];
    const place = at.get(unit.id);
    return {
      id: `u${index}`,
      key: unit.id,
      side: unit.side ?? sideOf.get(unit.wing ?? '') ?? first,
      wing: unit.wing ?? null,
      arm: unit.arm,
      hex: place?.hex ?? null,
      off: place ? null : 'waiting',
      place: place?.place ?? 0,
      steps: unit.steps.length,
      full: unit.steps.length,
      strength: Number(/\d+/.exec(strength)?.[0] ?? 0),
      shaken: strength.includes('('),
      shock: strength.match(/'/g)?.length ?? 0,
      bombardment:
        guns === undefined
          ? null
          : (guns.split('-').map((figure) => Number(/\d+/.exec(figure)?.[0] ?? 0)) as [
              number,
              number,
              number,
            ]),
      morale: Number(morale),
      movement: Number(movement),
      left: null,
      state: 'formed',
      column: false,
      moved: false,
      out_of_command: false,
      contact: null,
      double: false,
    };
  });
  const leaders = forces.leader.map((leader, index): SceneLeader => {
    const [, initiative, star, kind, modifier, movement] =
      /^(?:(\d)(\*?)([CI]?)\s+)?(\d)-(\d)$/.exec(leader.value) ?? [];
    const side = leader.side ?? sideOf.get(leader.wing ?? '') ?? first;
    return {
      id: `l${index}`,
      key: leader.id,
      side,
      wing: leader.wing ?? null,
      commander: scenario.army[side]?.commander === leader.id,
      hex: at.get(leader.id)?.hex ?? null,
      initiative: initiative === undefined ? null : Number(initiative),
      special: !star ? null : kind === 'C' ? 'cavalry' : kind === 'I' ? 'infantry' : 'any',
      modifier: Number(modifier ?? 0),
      movement: Number(movement ?? 0),
      left: null,
      column: false,
      replacement: false,
    };
  });
  const armies = forces.side.map(({ id }, index): SceneArmy => {
    const army = scenario.army[id];
    const grouped = army?.groups ?? [];
    const loose = forces.wing.filter(
      (wing) => wing.side === id && !grouped.some((group) => group.wings.includes(wing.id)),
    );
    const wings = (keys: string[]) =>
      keys.map((key, n) => ({
        key,
        state: n % 2 === 0 && index === 0 ? ('effective' as const) : ('degraded' as const),
        column: false,
      }));
    return {
      side: id,
      morale: (army?.morale ?? 10) - index * 7,
      start: army?.morale ?? 10,
      top: army?.top ?? 18,
      danger: 6,
      filled: (army?.morale ?? 10) - index * 7 + 1,
      state: index === 0 ? 'steady' : 'demoralized',
      active: true,
      success: 2 - index * 2,
      routed: index,
      points: 6 - index * 9,
      groups: [
        {
          key: 'infantry',
          rating: army?.infantry ?? 3,
          state: index === 0 ? 'effective' : 'degraded',
          wings: wings(loose.map((wing) => wing.id)),
        },
        ...grouped.map((group) => ({
          key: group.id,
          rating: group.rating,
          state: null,
          wings: wings(group.wings),
        })),
      ],
    };
  });
  return {
    kind: 'hexes',
    turn: 1,
    turns: scenario.turns,
    clock: scenario.start,
    active: first,
    phase: 'movement',
    units,
    leaders,
    armies,
    markers: [],
    focus: null,
    fight: null,
  };
}
