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
  SceneBadge,
  SceneLeader,
  ScenePhase,
  SceneState,
  SceneUnit,
  SceneValue,
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

const PHASES = [
  'command',
  'rout',
  'movement',
  'bombardment',
  'rally',
  'defensive-bombardment',
  'combat',
  'morale',
] as const;

export const phaseOf = (key: string): ScenePhase => ({
  key,
  label: { id: `frederick-phase-${key}` },
});

export const badge = (key: string): SceneBadge => ({
  key,
  label: { id: `frederick-badge-${key}` },
});

const value = (key: string, figure: string): SceneValue => ({
  label: { id: `frederick-value-${key}` },
  figure,
});

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
      name: `unit-${unit.id}`,
      side: unit.side ?? sideOf.get(unit.wing ?? '') ?? first,
      band: unit.wing === undefined ? null : `wing-${unit.wing}`,
      arm: unit.arm,
      hex: place?.hex ?? null,
      off: place ? null : 'waiting',
      place: place?.place ?? 0,
      steps: unit.steps.length,
      full: unit.steps.length,
      strength: Number(/\d+/.exec(strength)?.[0] ?? 0),
      worth: guns === undefined ? Number(/\d+/.exec(strength)?.[0] ?? 0) : unit.steps.length,
      figures: guns === undefined ? figures.join('-') : guns.split('-').join('·'),
      small: guns === undefined ? null : `${morale} – ${movement}`,
      big: /\d+/.exec(guns ?? strength)?.[0] ?? '',
      values: [
        value('strength', guns ?? strength),
        value('morale', morale),
        value('movement', movement),
        value('steps', `${unit.steps.length} / ${unit.steps.length}`),
      ],
      badges: [],
    };
  });
  const leaders = forces.leader.map((leader, index): SceneLeader => {
    const [, initiative, star, kind, modifier, movement] =
      /^(?:(\d)(\*?)([CI]?)\s+)?(\d)-(\d)$/.exec(leader.value) ?? [];
    const side = leader.side ?? sideOf.get(leader.wing ?? '') ?? first;
    return {
      id: `l${index}`,
      name: `leader-${leader.id}`,
      side,
      band: leader.wing === undefined ? null : `wing-${leader.wing}`,
      rank: { id: 'frederick-rank-leader' },
      commander: scenario.army[side]?.commander === leader.id,
      hex: at.get(leader.id)?.hex ?? null,
      figures: `${initiative ?? ''} +${modifier ?? 0} · ${movement ?? 0}`,
      values: [value('modifier', `+${modifier ?? 0}`), value('movement', movement ?? '0')],
      badges: star
        ? [
            {
              key: 'star',
              label: {
                id: `frederick-badge-special-${kind === 'C' ? 'cavalry' : kind === 'I' ? 'infantry' : 'any'}`,
              },
            },
          ]
        : [],
    };
  });
  const armies = forces.side.map(({ id }, index): SceneArmy => {
    const army = scenario.army[id];
    const grouped = army?.groups ?? [];
    const loose = forces.wing.filter(
      (wing) => wing.side === id && !grouped.some((group) => group.wings.includes(wing.id)),
    );
    const state = (good: boolean): SceneState =>
      good
        ? { grade: 'good', label: { id: 'frederick-command-effective' } }
        : { grade: 'poor', label: { id: 'frederick-command-degraded' } };
    const bands = (keys: string[]) =>
      keys.map((key, n) => ({
        name: `wing-${key}`,
        state: state(n % 2 === 0 && index === 0),
        note: null,
        gauge: null,
      }));
    return {
      side: id,
      morale: {
        at: (army?.morale ?? 10) - index * 7,
        start: army?.morale ?? 10,
        top: army?.top ?? 18,
        danger: 6,
        filled: (army?.morale ?? 10) - index * 7 + 1,
      },
      state:
        index === 0
          ? { grade: 'good', label: { id: 'frederick-army-steady' } }
          : { grade: 'poor', label: { id: 'frederick-army-demoralized' } },
      note: null,
      points: 6 - index * 9,
      tallies: [
        { label: { id: 'frederick-tally-success' }, figure: String(2 - index * 2) },
        { label: { id: 'frederick-tally-routed' }, figure: String(index) },
      ],
      cards: null,
      groups: [
        {
          name: 'group-infantry',
          rating: army?.infantry ?? 3,
          state: state(index === 0),
          bands: bands(loose.map((wing) => wing.id)),
        },
        ...grouped.map((group) => ({
          name: `group-${group.id}`,
          rating: group.rating,
          state: null,
          bands: bands(group.wings),
        })),
      ],
    };
  });
  return {
    kind: 'hexes',
    turn: 1,
    turns: scenario.turns,
    clock: scenario.start,
    hours: null,
    active: first,
    phase: phaseOf('movement'),
    phases: PHASES.map(phaseOf),
    marching: true,
    sky: null,
    units,
    leaders,
    armies,
    markers: [],
    focus: null,
    company: [],
    fights: [],
    reading: { id: 'frederick-reading' },
    layers: ['control'],
    lesson: null,
    signs: [
      'disordered',
      'routed',
      'column',
      'engaged',
      'supporting',
      'out-of-command',
      'moved',
    ].map(badge),
    part: null,
    stakes: { goals: [], now: null, ahead: null, counts: [], places: [], levels: [], terms: [] },
  };
}
