import { actOf } from './acts';
import { formationNumber, elementNumber } from '../src/lib/board/table/drill';
import { formationOf, posesAfter, type Intent } from '../src/lib/board/table/formation';
import { ahead, apart, cornersOf, middleOf, plus, poseId } from '../src/lib/board/table/measure';
import type { TablePose, TableScene } from '../src/lib/board/table/scene';
import type {
  BattleCard,
  Request,
  Label,
  Offer,
  PackPage,
  PackCard,
  Plan,
  Preview,
  Refusal,
  AnyFrame,
  Line,
} from '../src/lib/wire/types';
import { drawn, openingTable, type TableMoment } from './table-scene';

export const TABLE_PACK = 'open-field-1861';

export function tablePackCard(): PackCard {
  return {
    id: TABLE_PACK,
    system: 'elements',
    title: { id: 'mock-table-title' },
    summary: { id: 'mock-table-summary' },
    date: '1861-07-21',
    sides: ['north', 'south'],
    colours: {},
    options: [],
    generals: [],
  };
}

export function readTablePack(): PackPage {
  return { ...tablePackCard(), hash: 'mock', board: { scale: 'small' }, sources: [] };
}

interface Guest {
  viewer: string;
  send: (message: AnyFrame) => void;
}

interface SetUpOrder {
  place?: { element: number; pose: TablePose };
  'place-group'?: { first: number; count: number; pose: TablePose };
}

type TableOrder = { move: unknown } | { 'set-up': SetUpOrder } | { shoot: unknown } | 'end';

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('refused');
  }
}

/** A battle on a table that moves elements about; what it refuses it made up itself, and it is no model for rules. */
export class MockTableBattle {
  private scene: TableScene;
  private number = 0;
  private guests: Guest[] = [];
  private past: TableScene[] = [];
  private story: Line[] = [
    {
      number: 0,
      side: 'north',
      label: { id: 'mock-line-turn', args: { side: { msg: 'side-north' }, round: 5 } },
      cites: ['elements:turn'],
      objects: [],
      kind: 'turn',
    },
  ];
  private readonly created = new Date().toISOString();
  readonly over = false;

  constructor(
    readonly id: string,
    private readonly moment: TableMoment,
  ) {
    this.scene = openingTable(moment);
  }

  links(): Record<string, string> {
    return Object.fromEntries(
      ['north', 'south', 'onlooker'].map((viewer) => [viewer, `/table/${this.id}#key-${viewer}`]),
    );
  }

  viewerOf(key: string | null): string {
    return key?.replace(/^key-/, '') ?? 'onlooker';
  }

  card(): BattleCard {
    return {
      id: this.id,
      pack: TABLE_PACK,
      title: tablePackCard().title,
      state: 'running',
      decision: { side: 'north', label: this.question(), cites: 'elements:turn' },
      created: this.created,
      changed: this.created,
      seats: ['north', 'south'].map((side) => ({ side, taken: true })),
      seating: 'alone',
      mine: ['north', 'south', 'onlooker'],
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
      case 'plan':
        return this.order(
          (message.type === 'plan' ? message.orders : [message.order]) as TableOrder[],
          message.number,
          reply,
        );
      case 'undo':
        reply({ type: 'accepted', number: message.number });
        this.scene = this.past[message.to] ?? this.scene;
        this.past = this.past.slice(0, message.to);
        this.number = message.to;
        return this.tellAll();
      case 'attempt':
        return void setTimeout(
          () => reply(this.attempted(message.mark, message.orders as TableOrder[])),
          40,
        );
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
          refusal: { cites: 'elements:move.zoc', label: { id: 'mock-why' } },
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

  private order(orders: TableOrder[], number: number, reply: (message: AnyFrame) => void): void {
    try {
      const after = orders.reduce(carriedOut, this.scene);
      reply({ type: 'accepted', number });
      for (const _ of orders) {
        this.past.push(this.scene);
        this.number += 1;
      }
      this.scene = after;
      this.tellAll();
    } catch (error) {
      if (error instanceof Refused) reply({ type: 'refused', number, refusal: error.refusal });
    }
  }

  private attempted(mark: number, orders: TableOrder[]): AnyFrame {
    try {
      return {
        type: 'attempt',
        mark,
        prospect: {
          scene: orders.reduce(carriedOut, this.scene),
          carried_out: orders.length,
          certain: true,
        },
      };
    } catch (error) {
      return {
        type: 'attempt',
        mark,
        ...(error instanceof Refused ? { refusal: error.refusal } : {}),
      };
    }
  }

  private tellAll(): void {
    for (const guest of this.guests) guest.send(this.state(guest.viewer));
  }

  private state(viewer: string): AnyFrame {
    return {
      type: 'state',
      number: this.number,
      viewer,
      sides: ['north', 'south'],
      decision: { side: 'north', label: this.question(), cites: 'elements:turn' },
      scene: this.scene,
      offers: viewer === 'north' ? this.offers() : [],
      undo: { possible: this.number > 0, to: this.past.map((_, index) => index) },
      story: this.story,
      story_from: 0,
      seating: 'alone',
      verify: { commitment: 'c0ffee'.repeat(10) },
      parley: {},
    };
  }

  private offers(): Offer[] {
    const offer = (
      order: unknown,
      id: string,
      subject: string | null,
      objects: string[],
      args: Label['args'] = {},
    ): Offer => ({
      order,
      act: actOf(id),
      subject,
      objects,
      label: { id, args },
      cost: null,
      cites: 'elements:move.pips',
    });
    const end = offer('end', 'mock-end', null, []);
    if (this.moment === 'table-shooting') {
      return [
        offer({ shoot: 1 }, 'mock-shoot', 'e4', ['e40']),
        offer({ shoot: 2 }, 'mock-shoot', 'e6', ['e46']),
        offer({ shoot: 3 }, 'mock-shoot', 'e7', ['e46']),
        end,
      ];
    }
    if (this.moment === 'table-deployment') return [end];
    if (this.scene.hand)
      return [offer({ move: 'halt' }, 'mock-table-halt', this.scene.hand.lead, []), end];
    const groups = [
      [0, 1, 2, 3],
      [0, 1],
      [2, 3],
      [4, 5],
      [7, 8],
      [9, 10],
    ].map((group) => group.map((number) => `e${number}`));
    const singles = this.scene.elements
      .filter(
        (one) =>
          one.side === 'north' && one.pose && !one.moved && !one.contact && one.arm !== 'camp',
      )
      .map((one) => [one.id]);
    return [
      end,
      ...[...groups, ...singles].map((members) =>
        offer(
          { move: { take: formationNumber(this.slots(members)) } },
          'mock-table-take',
          members[0] ?? null,
          members,
        ),
      ),
    ];
  }

  private slots(ids: readonly string[]): { slot: number }[] {
    const named = this.scene.elements.filter(({ id }) => ids.includes(id));
    return named.map(({ number }) => ({ slot: number - 1 }));
  }

  private plans(subject: string): Plan[] {
    const formation = formationOf(
      this.scene,
      this.scene.hand?.members.includes(subject) ? this.scene.hand.members : [subject],
      subject,
    );
    const one = this.scene.elements.find((candidate) => candidate.id === subject);
    if (!formation || !one?.pose || this.moment === 'table-shooting' || one.side !== 'north')
      return [];
    const taken = this.scene.hand
      ? []
      : [{ move: { take: formationNumber(this.slots([subject])) } }];
    const forward = [2500, 5000]
      .filter((far) => far <= one.move[0])
      .map((distance): Plan => {
        const [x, y] = plus(
          [formation.lead.pose.x, formation.lead.pose.y],
          ahead(formation.lead.pose.heading),
          distance,
        );
        return {
          orders: [...taken, { move: { advance: distance } }],
          act: 'step',
          takes: this.scene.hand ? [] : [subject],
          subject,
          objects: [poseId({ ...formation.lead.pose, x, y })],
          label: { id: 'mock-advance', args: { paces: distance / 25 } },
          cost: { id: 'mock-pip' },
          cites: 'elements:move.pips',
        };
      });
    const near = this.scene.elements.filter(
      (foe) =>
        foe.side === 'south' &&
        foe.pose &&
        apart([foe.pose.x, foe.pose.y], [one.pose?.x ?? 0, one.pose?.y ?? 0]) < one.move[0] + 3000,
    );
    const contacts = near.map((foe): Plan => {
      const pose = {
        ...(foe.pose as TablePose),
        heading: ((foe.pose?.heading ?? 0) + 3600) % 7200,
      };
      return {
        act: 'engage',
        takes: this.scene.hand ? [] : [subject],
        orders: [
          ...taken,
          {
            move: {
              close: { lead: elementNumber(subject), enemy: elementNumber(foe.id), aim: 'front' },
            },
          },
        ],
        subject,
        objects: [foe.id, poseId(pose)],
        label: { id: 'mock-contact' },
        cost: { id: 'mock-pip' },
        cites: 'elements:move.contact',
      };
    });
    return [...forward, ...contacts];
  }
}

function refuse(id: string, cites: string, args: Label['args'] = {}): never {
  throw new Refused({ cites, label: { id, args } });
}

function carriedOut(scene: TableScene, order: TableOrder): TableScene {
  if (order === 'end' || 'shoot' in (order as object)) return scene;
  if ('set-up' in (order as object)) {
    const { place, 'place-group': row } = (order as { 'set-up': SetUpOrder })['set-up'];
    if (row) {
      const waiting = scene.elements
        .filter(
          (one) =>
            one.side === 'north' &&
            one.off === 'waiting' &&
            one.arm !== 'commander' &&
            elementNumber(one.id) >= row.first,
        )
        .slice(0, row.count);
      return waiting.reduce(
        (now, one, index) =>
          carriedOut(now, {
            'set-up': {
              place: {
                element: elementNumber(one.id),
                pose: { ...row.pose, x: row.pose.x + index * 4000 },
              },
            },
          }),
        scene,
      );
    }
    if (!place) return scene;
    const { element, pose } = place;
    const id = `e${element}`;
    const moved = settled(scene, new Map([[id, pose]]));
    const one = moved.elements.find((candidate) => candidate.id === id);
    if (
      one &&
      cornersOf(pose, one.width, one.depth).some(
        ([x, y]) => x < 7500 || x > scene.extent[0] - 7500 || y < 0 || y > 15000,
      )
    )
      refuse('mock-outside', 'elements:setup');
    return moved;
  }
  const move = (order as { move: Record<string, unknown> | string }).move;
  if (move === 'halt')
    return {
      ...scene,
      hand: null,
      elements: scene.elements.map((one) =>
        scene.hand?.members.includes(one.id) ? { ...one, moved: true } : one,
      ),
    };
  if (typeof move === 'string') return scene;
  if ('take' in move) return takenUp(scene, move['take'] as number);
  const formation = scene.hand && formationOf(scene, scene.hand.members, scene.hand.lead);
  if (!scene.hand || !formation) return refuse('mock-why', 'elements:move.pips');
  let poses: Map<string, TablePose>;
  if ('close' in move) {
    const foe = scene.elements.find(
      (one) => one.id === `e${(move['close'] as { enemy: number }).enemy}`,
    );
    poses = posesAfter(formation, {
      kind: 'go',
      pose: { ...(foe?.pose as TablePose), heading: ((foe?.pose?.heading ?? 0) + 3600) % 7200 },
    });
  } else poses = posesAfter(formation, intentOf(move, formation.lead.pose));
  const spent = Math.max(
    ...formation.members.map(({ id, pose }) =>
      apart([pose.x, pose.y], [poses.get(id)?.x ?? 0, poses.get(id)?.y ?? 0]),
    ),
  );
  if (spent > scene.hand.left + 50)
    refuse('mock-too-far', 'elements:factors.move', {
      paces: Math.round(spent / 25),
      left: Math.round(scene.hand.left / 25),
    });
  return settled(
    { ...scene, hand: { ...scene.hand, left: Math.max(0, Math.round(scene.hand.left - spent)) } },
    poses,
  );
}

function intentOf(move: Record<string, unknown>, lead: TablePose): Intent {
  if ('advance' in move)
    return { kind: 'manoeuvre', wheel: null, advance: move['advance'] as number };
  if ('wheel' in move) {
    const { hand, steps } = move['wheel'] as { hand: 'left' | 'right'; steps: number };
    return { kind: 'manoeuvre', wheel: { corner: hand, steps }, advance: 0 };
  }
  const { bearing, distance, facing } = move['go'] as {
    bearing: number;
    distance: number;
    facing: number;
  };
  const [x, y] = plus([lead.x, lead.y], ahead(bearing), distance);
  return { kind: 'go', pose: { x, y, heading: facing } };
}

function takenUp(scene: TableScene, formation: number): TableScene {
  const members = scene.elements.filter(
    (one) =>
      one.side === 'north' && Math.floor(formation / 2 ** (elementNumber(one.id) % 40)) % 2 === 1,
  );
  const headings = new Set(members.map((one) => one.pose?.heading));
  if (headings.size > 1) refuse('mock-facing', 'elements:move.group');
  if (members.some((one) => one.contact)) refuse('mock-fighting', 'elements:move.pips');
  const left = Math.min(...members.map((one) => one.move[0]));
  const ids = members.map((one) => one.id);
  const hand = {
    members: ids,
    lead: ids[0] ?? '',
    form: members.length > 1 ? ('line' as const) : ('single' as const),
    allowance: left,
    left,
    cost: 1,
    from: members.map((one) => ({ id: one.id, pose: one.pose as TablePose })),
  };
  return {
    ...scene,
    hand,
    commands: scene.commands.map((command) =>
      command.id === members[0]?.command ? { ...command, pips: (command.pips ?? 1) - 1 } : command,
    ),
  };
}

function settled(scene: TableScene, poses: ReadonlyMap<string, TablePose>): TableScene {
  const elements = scene.elements.map((one) =>
    poses.has(one.id) ? { ...one, pose: poses.get(one.id) as TablePose, off: null } : one,
  );
  for (const one of elements.filter((candidate) => poses.has(candidate.id))) {
    const [x, y] = middleOf(one.pose as TablePose, one.depth);
    for (const other of elements) {
      if (other.id === one.id || poses.has(other.id) || !other.pose) continue;
      const [ox, oy] = middleOf(other.pose, other.depth);
      const closeness = apart([x, y], [ox, oy]);
      if (closeness < (one.depth + other.depth) / 2 - 60)
        refuse('mock-in-the-way', 'elements:move.interpenetrate');
    }
  }
  return drawn({ ...scene, elements });
}

const PREVIEW: Preview = {
  headline: { id: 'mock-headline' },
  rows: [
    {
      sum: { id: 'mock-own' },
      label: { id: 'mock-factor' },
      amount: 4,
      cites: 'elements:factors.combat',
    },
    {
      sum: { id: 'mock-own' },
      label: { id: 'mock-support' },
      amount: 1,
      cites: 'elements:shooting.support',
    },
    {
      sum: { id: 'mock-foe' },
      label: { id: 'mock-factor' },
      amount: 4,
      cites: 'elements:factors.combat',
    },
    {
      sum: { id: 'mock-foe' },
      label: { id: 'mock-cover' },
      amount: -1,
      cites: 'elements:factors.ranged',
    },
  ],
  outcomes: [
    { label: { id: 'mock-recoils' }, chance: 17 / 36 },
    { label: { id: 'mock-destroyed' }, chance: 9 / 36 },
    { label: { id: 'mock-nothing' }, chance: 10 / 36 },
  ],
};
