import type { OpaqueOrder, Refusal } from '../../wire/types';
import { isFor, ordersFor } from './drill';
import {
  formationOf,
  heldPoint,
  joining,
  posesAfter,
  snapTo,
  standing,
  stickOf,
  stoppedAt,
  wayTo,
  wheelTo,
  type Corner,
  type Formation,
  type Intent,
} from './formation';
import {
  ahead,
  headingTowards,
  middleOf,
  plus,
  poseNamed,
  toTheRight,
  wrapHeading,
} from './measure';
import type { TableElement, TablePoint, TablePose, TableScene } from './scene';
import { Trial, type Answer } from './trial.svelte';

/** A place that the server offers to what is picked: a contact, a line, the end of a march. */
export interface OfferedPlace {
  pose: TablePose;
  orders: OpaqueOrder[];
  /** The formation that is taken for it; empty if it is in hand. */
  takes: readonly string[];
  /** Other things it is about, such as the enemy. */
  objects: readonly string[];
  name: string;
}

export type Hold =
  | { kind: 'body'; id: string; at: TablePoint }
  | { kind: 'turn' }
  | { kind: 'wheel'; corner: Corner }
  | { kind: 'fresh'; ids: readonly string[] };

export interface HandlingPorts {
  scene: () => TableScene;
  /** Places on offer for what is picked. */
  offered: () => readonly OfferedPlace[];
  attempt: (orders: OpaqueOrder[]) => Promise<Answer | null>;
  give: (orders: OpaqueOrder[]) => void;
  refuse: (refusal: Refusal | null) => void;
}

const SNAP = 700;
const SNAP_TURN = 500;
/** Headings near the four quarters and the old one are taken for them. */
const NOTCH = 40;

/** What the hand does on the table: which elements are picked, and where they are being moved. */
export class Handling {
  picked: string[] = $state.raw([]);
  /** Set while something is held, or nudged by keys. */
  intent: Intent | null = $state.raw(null);
  hold: Hold | null = $state.raw(null);
  snapped: OfferedPlace | null = $state.raw(null);
  readonly trial: Trial;
  /** The final facing that was chosen for a single element. */
  private facing: number | null = null;
  /** What was dragged too far was refused: for the rest of the gesture it stops at the limit. */
  private stops = false;

  constructor(private readonly ports: HandlingPorts) {
    this.trial = new Trial(ports.attempt);
  }

  get scene(): TableScene {
    return this.ports.scene();
  }

  readonly formation: Formation | null = $derived.by(() => {
    if (this.hold?.kind === 'fresh') return freshFormation(this.scene, this.hold.ids);
    return formationOf(this.scene, this.picked, this.hold?.kind === 'body' ? this.hold.id : null);
  });

  /** Deployment sets things down; there is nothing to measure. */
  get placing(): boolean {
    return this.scene.phase === 'deployment' || this.scene.phase === 'camps';
  }

  /** The orders that the gesture would give now. */
  readonly orders: OpaqueOrder[] = $derived.by(() => {
    if (this.intent === null || this.formation === null) return [];
    return this.snapped ? this.snapped.orders : ordersFor(this.intent, this.formation, this.scene);
  });

  readonly answer: Answer | null = $derived.by(() =>
    this.orders.length > 0 ? this.trial.answerTo(this.orders) : null,
  );

  /** The scene as it would be, once the server has said so. */
  readonly prospect: TableScene | null = $derived(
    this.answer && 'prospect' in this.answer ? (this.answer.prospect.scene as TableScene) : null,
  );
  readonly certain: boolean = $derived(
    this.answer === null || !('prospect' in this.answer) || this.answer.prospect.certain,
  );
  readonly refusal: Refusal | null = $derived(
    this.answer && 'refusal' in this.answer ? this.answer.refusal : null,
  );

  /** Where everybody would stand: as the server says, else as the hand guesses. */
  readonly poses: Map<string, TablePose> = $derived.by(() => {
    const { intent, formation, prospect } = this;
    if (intent === null || formation === null) return new Map();
    const guessed = posesAfter(
      formation,
      this.snapped ? { kind: 'go', pose: this.snapped.pose } : intent,
    );
    if (!prospect) return guessed;
    const shown = prospect.elements.flatMap((element) =>
      element.pose && formation.members.some((member) => member.id === element.id)
        ? [[element.id, element.pose] as const]
        : [],
    );
    return new Map([...guessed, ...shown]);
  });

  readonly stick = $derived.by(() => {
    if (this.formation === null || this.intent === null || this.placing) return null;
    return stickOf(this.formation, this.poses, this.begun);
  });

  /** Where the movement began of which this is a part; nothing where it begins now. */
  private get begun(): ReadonlyMap<string, TablePose> {
    const from = new Map((this.scene.hand?.from ?? []).map(({ id, pose }) => [id, pose]));
    return this.formation?.members.every((member) => from.has(member.id)) ? from : new Map();
  }

  /** How far the formation may still go in good going. */
  get left(): number {
    const { hand } = this.scene;
    return hand && this.formation && hand.members.includes(this.formation.lead.id)
      ? hand.left
      : this.slowest(0);
  }

  slowest(going: 0 | 1): number {
    const ids = this.formation?.members.map((member) => member.id) ?? [];
    return Math.min(
      ...this.scene.elements
        .filter((element) => ids.includes(element.id))
        .map((element) => element.move[going]),
    );
  }

  /** The same movement, ended at the limit, if the hand has slipped beyond it. */
  private stopped(intent: Intent): Intent | null {
    if (this.placing || this.formation === null) return null;
    return stoppedAt(this.formation, intent, this.left, this.begun);
  }

  pick(ids: readonly string[], more = false): void {
    this.drop();
    if (!more) this.picked = [...ids];
    else
      this.picked = ids.every((id) => this.picked.includes(id))
        ? this.picked.filter((id) => !ids.includes(id))
        : [...new Set([...this.picked, ...ids])];
  }

  /** Takes hold of what is picked. */
  grasp(hold: Hold): void {
    this.hold = hold;
    this.snapped = null;
    this.facing = null;
    this.stops = false;
  }

  /** The hand has moved to a point of the table. */
  drag(at: TablePoint, free: boolean): void {
    const { hold, formation } = this;
    if (hold === null || formation === null) return;
    const meant = this.meaning(hold, formation, at, free);
    if (this.stops) return this.mean(this.stopped(meant) ?? meant, free);
    this.mean(meant, free);
    void this.stop(meant, free);
  }

  /** Roads lead farther than the limit: only what was refused is stopped there. */
  private async stop(meant: Intent, free: boolean): Promise<void> {
    const shorter = this.snapped ? null : this.stopped(meant);
    if (shorter === null) return;
    const answer = await this.trial.settled(this.orders);
    if (!answer || !('refusal' in answer) || this.hold === null) return;
    this.stops = true;
    if (this.intent === meant) this.mean(shorter, free);
  }

  private meaning(hold: Hold, formation: Formation, at: TablePoint, free: boolean): Intent {
    const { lead, members } = formation;
    if (hold.kind === 'turn') {
      const heading = notched(
        headingTowards(middleOf(this.poses.get(lead.id) ?? lead.pose, lead.depth), at),
        lead.pose.heading,
      );
      this.facing = heading;
      return { kind: 'go', pose: { ...lead.pose, heading } };
    }
    if (hold.kind === 'wheel') return wheelTo(formation, hold.corner, at);
    if (hold.kind === 'fresh') return this.setDown(formation, at, free);
    const way: TablePoint = [at[0] - hold.at[0], at[1] - hold.at[1]];
    if (this.placing) {
      const to = this.joined(
        formation,
        { ...lead.pose, x: lead.pose.x + way[0], y: lead.pose.y + way[1] },
        free,
      );
      return { kind: 'place', poses: posesAfter(formation, { kind: 'go', pose: to }) };
    }
    if (members.length > 1) {
      const held = heldPoint(formation);
      return wayTo(formation, [held[0] + way[0], held[1] + way[1]], held);
    }
    return {
      kind: 'go',
      pose: this.joined(
        formation,
        {
          x: lead.pose.x + way[0],
          y: lead.pose.y + way[1],
          heading: this.facing ?? lead.pose.heading,
        },
        free,
      ),
    };
  }

  private setDown(formation: Formation, at: TablePoint, free: boolean): Intent {
    const { lead } = formation;
    const [x, y] = plus(at, ahead(lead.pose.heading), lead.depth / 2);
    const to = this.joined(formation, { x, y, heading: lead.pose.heading }, free);
    return { kind: 'place', poses: posesAfter(formation, { kind: 'go', pose: to }), row: true };
  }

  /** Near a friend what is held joins his side. */
  private joined({ members, lead }: Formation, pose: TablePose, free: boolean): TablePose {
    if (free) return pose;
    const held = new Set(members.map((member) => member.id));
    const side = this.scene.elements.find((element) => element.id === lead.id)?.side;
    const friends = this.scene.elements
      .filter(standing)
      .filter(
        (element) =>
          element.side === side &&
          !held.has(element.id) &&
          element.arm !== 'camp' &&
          element.arm !== 'commander',
      );
    return joining(pose, lead, friends) ?? pose;
  }

  private mean(intent: Intent, free: boolean): void {
    this.intent = intent;
    this.snapped = null;
    const lead = this.formation?.lead;
    const pose = lead ? posesAfter(this.formation as Formation, intent).get(lead.id) : undefined;
    if (!free && pose && this.formation && !this.placing) {
      const fitting = this.ports
        .offered()
        .filter((one) => isFor(one.takes, this.formation as Formation, this.scene.hand));
      this.snapped = snapTo(pose, fitting, SNAP, SNAP_TURN);
    }
    if (this.orders.length > 0) this.trial.ask(this.orders);
    this.ports.refuse(null);
  }

  /** Lets go: what the server allows is ordered, what it refuses goes back with the reason. */
  async release(): Promise<void> {
    const { orders, intent, formation, scene } = this;
    const shorter = intent === null || this.snapped ? null : this.stopped(intent);
    this.hold = null;
    if (orders.length === 0) return this.drop();
    const answer = await this.trial.settled(orders);
    if (answer === null) return this.drop();
    if ('refusal' in answer && shorter && formation) {
      const fewer = ordersFor(shorter, formation, scene);
      const second = fewer.length > 0 ? await this.trial.settled(fewer) : null;
      if (second && !('refusal' in second)) {
        this.drop();
        return this.ports.give(fewer);
      }
    }
    this.drop();
    if ('refusal' in answer) this.ports.refuse(answer.refusal);
    else this.ports.give(orders);
  }

  /** Puts everything back. */
  drop(): void {
    this.hold = null;
    this.stops = false;
    this.intent = null;
    this.snapped = null;
    this.facing = null;
    this.trial.forget();
  }

  /** By keys: forwards, sideways and round; a group wheels where a single element turns. */
  nudge(forward: number, right: number, turn: number): void {
    const { formation } = this;
    if (formation === null) return;
    const { lead, members } = formation;
    const now = this.poses.get(lead.id) ?? lead.pose;
    const way = (pose: TablePose): TablePoint =>
      plus(plus([pose.x, pose.y], ahead(pose.heading), forward), toTheRight(pose.heading), right);
    if (this.placing) {
      const moved = members.map(({ id, pose }): [string, TablePose] => {
        const at = this.poses.get(id) ?? pose;
        const [x, y] = way(at);
        return [id, { x, y, heading: wrapHeading(at.heading + turn) }];
      });
      return this.mean({ kind: 'place', poses: new Map(moved) }, true);
    }
    if (members.length === 1) {
      const [x, y] = way(now);
      this.facing = wrapHeading(now.heading + turn);
      return this.mean({ kind: 'go', pose: { x, y, heading: this.facing } }, true);
    }
    const before =
      this.intent?.kind === 'manoeuvre'
        ? this.intent
        : { kind: 'manoeuvre' as const, wheel: null, advance: 0 };
    const wheeled =
      (before.wheel
        ? before.wheel.corner === 'right'
          ? before.wheel.steps
          : -before.wheel.steps
        : 0) + turn;
    const wheel =
      wheeled === 0
        ? null
        : {
            corner: wheeled > 0 ? ('right' as const) : ('left' as const),
            steps: Math.abs(wheeled),
          };
    this.mean({ kind: 'manoeuvre', wheel, advance: Math.max(0, before.advance + forward) }, true);
  }

  /** Goes to a place on offer. */
  goTo(place: OfferedPlace): void {
    this.intent = { kind: 'go', pose: place.pose };
    this.snapped = place;
    this.trial.ask(place.orders);
  }
}

function notched(heading: number, old: number): number {
  const notches = [old, 0, 1800, 3600, 5400];
  return (
    notches.find((notch) => Math.abs(((heading - notch + 10800) % 7200) - 3600) < NOTCH) ?? heading
  );
}

/**
 * Elements that wait beside the table, as if they stood on it in a row, looking
 * away from their own edge.
 */
function freshFormation(scene: TableScene, ids: readonly string[]): Formation | null {
  const elements = ids.flatMap((id) => scene.elements.find((one) => one.id === id) ?? []);
  let [x, y]: TablePoint = [0, 0];
  const members = elements.map((element) => {
    const { id, number, width, depth } = element;
    const heading = homeHeading(scene, element);
    const member = { id, slot: number - 1, width, depth, pose: { x, y, heading } };
    [x, y] = plus([x, y], toTheRight(heading), width);
    return member;
  });
  const [lead] = members;
  return lead ? { members, lead } : null;
}

const AWAY = { south: 0, west: 1800, north: 3600, east: 5400 } as const;

export function homeHeading(scene: TableScene, element: TableElement): number {
  const edge = scene.armies.find((army) => army.side === element.side)?.edge;
  return edge ? AWAY[edge] : 0;
}

/** Places among the board ids of a choice. */
export function placeIn(objects: readonly string[]): TablePose | null {
  return objects.map(poseNamed).find((pose) => pose !== null) ?? null;
}
