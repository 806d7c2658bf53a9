import { actOf } from './acts';
import { readHexBoard, type HexBoard } from '../src/lib/board/hexes/board';
import { hexId, hexNumber } from '../src/lib/board/hexes/grid';
import type {
  BattleCard,
  Request,
  HexScene,
  Label,
  Offer,
  Plan,
  Preview,
  SceneUnit,
  AnyFrame,
  Line,
  Zone,
} from '../src/lib/wire/types';
import { badge, HEX_PACK, hexPackCard, openingScene, phaseOf, readHexBoardJson } from './hex-pack';

/** How far anybody goes here. */
const MOVEMENT = 4;

const hasMoved = (unit: SceneUnit) => unit.badges.some(({ key }) => key === 'moved');

/** Which moment of a battle is made up. */
export type HexMoment = 'movement' | 'combat' | 'bombardment' | 'set-up';

interface Guest {
  viewer: string;
  send: (message: AnyFrame) => void;
}

type HexOrder =
  { step: string; unit: string } | { lift: string } | { take: string } | { place: string } | 'end';

/** A battle of hexes that moves units where it is told; it knows no rule and is no model for one. */
export class MockHexBattle {
  private readonly board: HexBoard = readHexBoard(readHexBoardJson());
  private scene: HexScene;
  private number = 0;
  private guests: Guest[] = [];
  private story: Line[] = [
    {
      number: 0,
      side: 'prussia',
      label: { id: 'mock-line-turn', args: { side: { msg: 'side-prussia' }, round: 1 } },
      cites: ['frederick:3.1'],
      objects: [],
      kind: 'turn',
    },
  ];
  private readonly created = new Date().toISOString();
  readonly over = false;

  constructor(
    readonly id: string,
    private readonly moment: HexMoment,
  ) {
    this.scene = composed(openingScene(), moment, this.board);
  }

  private get sides(): [string, string] {
    return this.scene.armies.map((army) => army.side) as [string, string];
  }

  links(): Record<string, string> {
    return Object.fromEntries(
      [...this.sides, 'onlooker'].map((viewer) => [viewer, `/table/${this.id}#key-${viewer}`]),
    );
  }

  viewerOf(key: string | null): string {
    return key?.replace(/^key-/, '') ?? 'onlooker';
  }

  card(): BattleCard {
    return {
      id: this.id,
      pack: HEX_PACK,
      title: hexPackCard().title,
      state: 'running',
      decision: { side: this.scene.active, label: this.question(), cites: 'frederick:7.1' },
      created: this.created,
      changed: this.created,
      seats: this.sides.map((side) => ({ side, taken: true })),
      seating: 'alone',
      mine: [...this.sides, 'onlooker'],
    };
  }

  join(guest: Guest): void {
    this.guests.push(guest);
    guest.send(this.state(guest.viewer));
  }

  leave(guest: Guest): void {
    this.guests = this.guests.filter((other) => other !== guest);
  }

  receive(_viewer: string, message: Request, reply: (message: AnyFrame) => void): void {
    switch (message.type) {
      case 'order':
      case 'plan': {
        reply({ type: 'accepted', number: message.number });
        for (const order of message.type === 'plan' ? message.orders : [message.order])
          this.carryOut(order as HexOrder);
        for (const guest of this.guests) guest.send(this.state(guest.viewer));
        return;
      }
      case 'plans':
        return reply({
          type: 'plans',
          subject: message.subject,
          plans: this.plans(message.subject),
        });
      case 'preview':
        return reply({ type: 'preview', orders: message.orders, preview: PREVIEW });
      case 'why':
        return reply({
          type: 'why',
          of: message.target,
          refusal: { cites: 'frederick:7.2.5', label: { id: 'mock-why' } },
        });
      case 'sight':
        return reply({ type: 'sight', from: message.from, hexes: this.seenFrom(message.from) });
      case 'overlay':
        return reply({
          type: 'overlay',
          layer: message.layer,
          subject: message.subject,
          overlay: { zones: this.zones(message.subject), links: [] },
        });
      case 'history':
        return reply({
          type: 'history',
          from: message.from,
          revealed: message.revealed ?? false,
          moments: [],
        });
      default:
    }
  }

  private question(): Label {
    return { id: `mock-decide-${this.moment}` };
  }

  private carryOut(order: HexOrder): void {
    this.number += 1;
    if (order === 'end') return;
    const change = (id: string, by: Partial<SceneUnit>) => {
      this.scene = {
        ...this.scene,
        units: this.scene.units.map((unit) => (unit.id === id ? { ...unit, ...by } : unit)),
      };
    };
    if ('take' in order) this.scene = { ...this.scene, focus: order.take };
    else if ('lift' in order) {
      const hex = this.scene.units.find((unit) => unit.id === order.lift)?.hex;
      const others = this.scene.units
        .filter((unit) => unit.hex === hex && unit.id !== order.lift)
        .sort((one, other) => one.place - other.place);
      others.forEach((unit, index) => change(unit.id, { place: index + 1 }));
      change(order.lift, { place: 0 });
    } else if ('place' in order) {
      const unit = this.scene.units.find((one) => one.id === this.scene.focus);
      if (unit) change(unit.id, { hex: order.place, off: null });
      const next = this.scene.units.find((one) => one.off === 'waiting');
      this.scene = { ...this.scene, focus: next?.id ?? null };
    } else {
      change(order.unit, { hex: order.step, badges: [badge('moved')], place: 0 });
      this.scene = { ...this.scene, focus: null };
      const label = {
        id: 'mock-line-march',
        args: {
          side: { msg: `side-${this.scene.active}` },
          from: '',
          to: hexNumber(order.step) ?? '',
        },
      };
      this.story = [
        ...this.story,
        {
          number: this.number - 1,
          side: this.scene.active,
          label,
          cites: ['frederick:7.1'],
          objects: [order.step],
          kind: 'move',
        },
      ];
    }
  }

  private state(viewer: string): AnyFrame {
    return {
      type: 'state',
      number: this.number,
      viewer,
      sides: this.sides,
      decision: { side: this.scene.active, label: this.question(), cites: 'frederick:7.1' },
      scene: this.scene,
      offers: viewer === this.scene.active ? this.offers() : [],
      undo: { possible: false, to: [] },
      story: this.story,
      story_from: 0,
      seating: 'alone',
      verify: { commitment: 'c0ffee'.repeat(10) },
      parley: {},
    };
  }

  private offer(
    order: HexOrder,
    id: string,
    subject: string | null,
    objects: string[],
    args: Label['args'] = {},
    cites = 'frederick:7.1',
  ): Offer {
    return { order, act: actOf(id), subject, objects, label: { id, args }, cost: null, cites };
  }

  private offers(): Offer[] {
    const end = this.offer('end', 'mock-end', null, []);
    const own = this.scene.units.filter(
      (unit) => unit.side === this.scene.active && unit.hex !== null,
    );
    const named = (unit: SceneUnit) => ({ unit: { msg: unit.name } });
    if (this.moment === 'set-up') {
      const free = this.board.numbers.filter(
        (number) =>
          Number(number.slice(2)) < 16 &&
          Number(number.slice(0, 2)) < 25 &&
          !this.board.terrain.has(number),
      );
      return this.scene.focus === null
        ? [end]
        : free.map((number) =>
            this.offer({ place: hexId(number) }, 'mock-place', this.scene.focus, [hexId(number)], {
              hex: number,
            }),
          );
    }
    if (this.moment !== 'movement') {
      const [fight] = this.scene.fights;
      return [
        this.offer('end', fight?.kind === 'bombardment' ? 'mock-fire' : 'mock-go', null, [
          ...(fight?.defenders ?? []),
        ]),
        ...(fight?.attackers ?? [])
          .slice(-1)
          .map((hex) => this.offer('end', 'mock-storm', hex, [hex], { hex: hexNumber(hex) ?? '' })),
        end,
      ];
    }
    return [
      end,
      ...own
        .filter((unit) => !hasMoved(unit))
        .map((unit) => this.offer({ take: unit.id }, 'mock-take', unit.id, [], named(unit))),
      ...own
        .filter((unit) => unit.place > 0)
        .map((unit) => this.offer({ lift: unit.id }, 'mock-lift', unit.id, [], named(unit))),
    ];
  }

  private plans(subject: string): Plan[] {
    const unit = this.scene.units.find((one) => one.id === subject);
    const from = unit?.hex ? hexNumber(unit.hex) : null;
    if (!unit || from === null || hasMoved(unit) || this.moment !== 'movement') return [];
    const enemies = new Set(
      this.scene.units.filter((other) => other.side !== unit.side).map((other) => other.hex),
    );
    const ways = new Map<string, { cost: number; path: string[] }>([[from, { cost: 0, path: [] }]]);
    const open = [from];
    for (let here = open.shift(); here !== undefined; here = open.shift()) {
      const way = ways.get(here) as { cost: number; path: string[] };
      for (const next of this.board.grid.neighbours(here)) {
        const climb = this.board.sidesOf
          .get(here)
          ?.some((side) => side.kind === 'slope' && side.to === here && side.from === next)
          ? 1
          : 0;
        const wade = this.board.sidesOf
          .get(here)
          ?.some((side) => side.kind === 'stream' && [side.from, side.to].includes(next))
          ? 1
          : 0;
        const cost = way.cost + 1 + climb + wade;
        if (
          cost > MOVEMENT ||
          enemies.has(hexId(next)) ||
          (ways.get(next)?.cost ?? Infinity) <= cost
        )
          continue;
        ways.set(next, { cost, path: [...way.path, hexId(next)] });
        open.push(next);
      }
    }
    ways.delete(from);
    const engages = (number: string) =>
      this.board.grid.neighbours(number).some((next) => enemies.has(hexId(next)));
    return [...ways].map(([number, { cost, path }]) => ({
      orders: [{ step: hexId(number), unit: subject }],
      act: engages(number) ? 'engage' : 'other',
      path,
      subject,
      objects: [hexId(number)],
      label: {
        id: engages(number) ? 'mock-engage' : 'mock-move-to',
        args: { hex: number },
      },
      cost: { id: 'mock-points', args: { count: cost } },
      cites: 'frederick:7.1',
    }));
  }

  /** What lies beside the enemy, whatever it does. */
  private zones(subject: string | null): Zone[] {
    const enemies = this.scene.units.filter(
      (unit) => unit.side !== this.scene.active && unit.hex !== null,
    );
    const held = new Set(enemies.map((unit) => hexNumber(unit.hex ?? '') ?? ''));
    const near = new Set(
      [...held]
        .flatMap((number) => this.board.grid.neighbours(number))
        .filter((number) => !held.has(number)),
    );
    const side = enemies[0]?.side ?? '';
    return [
      {
        side,
        effect: subject === null ? 'controls' : 'stops',
        label: { id: 'mock-zone' },
        cites: 'frederick:6.1',
        hexes: [...near].map(hexId),
      },
    ];
  }

  private seenFrom(hex: string): string[] {
    const from = hexNumber(hex);
    if (from === null) return [];
    const high = new Set(
      this.board.sides.filter((side) => side.kind === 'slope').map((side) => side.from),
    );
    return this.board.numbers
      .filter((number) => this.board.grid.distance(from, number) <= 6)
      .filter((number) => {
        const [[x1, y1], [x2, y2]] = [this.board.grid.centre(from), this.board.grid.centre(number)];
        return [0.25, 0.5, 0.75].every((t) => {
          const between = this.board.grid.at([x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]);
          return (
            between === null ||
            between === from ||
            between === number ||
            (!high.has(between) && this.board.terrain.get(between) !== 'woods')
          );
        });
      })
      .map(hexId);
  }
}

/** The made-up moments: a fight at its height, guns that fire, an army that is set up by hand. */
function composed(scene: HexScene, moment: HexMoment, board: HexBoard): HexScene {
  const own = scene.units.filter((unit) => unit.side === scene.active);
  const enemies = scene.units.filter((unit) => unit.side !== scene.active);
  const put = (units: SceneUnit[], changes: [number, Partial<SceneUnit>][]) => {
    for (const [index, change] of changes) Object.assign(units[index] as SceneUnit, change);
  };
  if (moment === 'set-up') {
    const units = scene.units.map((unit) =>
      unit.side === scene.active ? { ...unit, hex: null, off: 'waiting' as const } : unit,
    );
    return { ...scene, phase: phaseOf('set-up'), units, focus: own[0]?.id ?? null };
  }
  if (moment === 'movement') {
    put(own, [
      [1, { badges: [badge('moved')] }],
      [3, { badges: [badge('column')] }],
      [5, { badges: [badge('disordered')], steps: 1 }],
    ]);
    put(enemies, [
      [0, { badges: [badge('column')] }],
      [4, { badges: [badge('out-of-command')] }],
      [12, { badges: [badge('routed')], steps: 1 }],
      [15, { badges: [badge('disordered')] }],
    ]);
    return scene;
  }
  const target = enemies.find((unit) => unit.hex !== null)?.hex as string;
  const number = hexNumber(target) ?? '';
  const [one, two] = board.grid
    .neighbours(number)
    .filter((next) => !enemies.some((unit) => unit.hex === hexId(next)));
  if (moment === 'combat' && one && two) {
    put(own, [
      [0, { hex: hexId(one), badges: [badge('engaged')], place: 0 }],
      [1, { hex: hexId(one), badges: [badge('supporting')], place: 1 }],
      [2, { hex: hexId(two), badges: [badge('engaged')], place: 0 }],
    ]);
    for (const unit of enemies) if (unit.hex === target) unit.badges = [badge('engaged')];
    return {
      ...scene,
      phase: phaseOf('combat'),
      markers: [
        {
          hex: target,
          to: null,
          kind: 'locked',
          side: null,
          label: { id: 'frederick-marker-locked' },
          count: 1,
        },
      ],
      fights: [
        {
          kind: 'combat',
          attackers: [hexId(one), hexId(two)],
          defenders: [target],
          units: [own[0]?.id ?? ''],
        },
      ],
    };
  }
  const battery = own.find((unit) => unit.arm === 'artillery');
  const near = enemies
    .map((unit) => unit.hex)
    .filter((hex): hex is string => hex !== null)
    .sort(
      (a, b) =>
        board.grid.distance(hexNumber(battery?.hex ?? '') ?? '', hexNumber(a) ?? '') -
        board.grid.distance(hexNumber(battery?.hex ?? '') ?? '', hexNumber(b) ?? ''),
    )[0];
  return {
    ...scene,
    phase: phaseOf('bombardment'),
    fights: [
      {
        kind: 'bombardment',
        attackers: battery?.hex ? [battery.hex] : [],
        defenders: near ? [near] : [],
        units: battery ? [battery.id] : [],
      },
    ],
  };
}

const row = (sum: string, label: string, amount: number, cites: string) => ({
  sum: { id: sum },
  label: { id: label },
  amount,
  cites: `frederick:${cites}`,
});

/** A close combat as the rules foretell it, made up. */
const PREVIEW: Preview = {
  headline: { id: 'mock-odds' },
  rows: [
    row('mock-sum-attack', 'mock-row-lead', 8, '10.4.1'),
    row('mock-sum-attack', 'mock-row-support', 6, '10.4.2'),
    row('mock-sum-attack', 'mock-row-second-hex', 6, '10.4.2'),
    row('mock-sum-defence', 'mock-row-defender', 8, '10.4.3'),
    row('mock-sum-defence', 'mock-row-cap', -2, '10.4.4'),
    row('mock-sum-modifiers', 'mock-row-flank', 2, '10.6.1'),
    row('mock-sum-modifiers', 'mock-row-slope', -1, '10.6.3'),
    row('mock-sum-modifiers', 'mock-row-shock', 2, '10.6.4'),
    row('mock-sum-modifiers', 'mock-row-morale', 1, '10.6.2'),
    row('mock-sum-modifiers', 'mock-row-leader', 2, '10.6.5'),
    row('mock-sum-modifiers', 'mock-row-stream', -1, '10.6.3'),
  ],
  outcomes: [0.05, 0.1, 0.15, 0.25, 0.2, 0.15, 0.1].map((chance, index) => ({
    label: { id: `mock-result-${index + 1}` },
    chance,
  })),
};
