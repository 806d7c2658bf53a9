import { parseBoardId } from '../src/lib/wire/board-id';
import type { StoryLine } from '../src/lib/wire/story';
import type {
  BattleCard,
  Request,
  Decision,
  Label,
  NewBattle,
  Offer,
  ScenePiece,
  Plan,
  AnyFrame,
  StandingAnswers,
  StateFrame,
} from '../src/lib/wire/types';
import { readBoard, type AreaBoard } from '../src/lib/board/areas/board';
import { readBoardJson } from './pack';
import { MockGenerals } from './generals';
import { openingPieces, openingStory } from './opening';

interface Guest {
  viewer: string;
  send: (message: AnyFrame) => void;
}

export type MockOrder = { to: string; pieces: string[] } | 'end';

/** What is peculiar about a battle that lies ready: its rules have changed, or its first lines are left out. */
export type Quirk = 'halted' | 'long';

const SIDES: [string, string] = ['austria', 'france'];
const LAST_ROUND = 8;
const LEFT_OUT = 4;

interface Snapshot {
  pieces: ScenePiece[];
  story: StoryLine[];
  side: string;
  left: number;
  round: number;
}

/** A battle that moves pieces where it is told; it knows no rule and is no model for one. */
export class MockBattle {
  private readonly board: AreaBoard = readBoard(readBoardJson());
  private pieces: ScenePiece[] = openingPieces(this.board);
  private story: StoryLine[] = openingStory(this.board);
  private side = 'austria';
  private left = 3;
  private round = 3;
  private number = 0;
  private past: Snapshot[] = [];
  /** Every position there has been, by the number of the order that followed. */
  private moments: Snapshot[] = [];
  private answers: StandingAnswers = {};
  private guests: Guest[] = [];
  private agreed: string[] = [];
  private readonly created = new Date().toISOString();
  readonly generals: MockGenerals;

  constructor(
    readonly id: string,
    private readonly asked: Pick<NewBattle, 'seating' | 'side' | 'generals'>,
    private readonly quirk: Quirk | null = null,
  ) {
    this.generals = new MockGenerals(asked.generals ?? {}, {
      tell: (message) => this.guests.forEach((guest) => guest.send(message)),
      offers: () => this.offers(),
      order: (order) => this.carryOut([order], this.number, () => {}),
    });
  }

  private get seating() {
    return this.asked.seating;
  }

  get over(): boolean {
    return this.round > LAST_ROUND;
  }

  /** The numbers of all moments, with the hour of each. */
  course(): { number: number; when: Label }[] {
    return [...this.moments, this.snapshot()].map((moment, number) => ({
      number,
      when: when(moment.round),
    }));
  }

  links(): Record<string, string> {
    return Object.fromEntries(
      ['austria', 'france', 'onlooker'].map((viewer) => [
        viewer,
        `/table/${this.id}#key-${viewer}`,
      ]),
    );
  }

  viewerOf(key: string | null): string {
    return key?.replace(/^key-/, '') ?? 'onlooker';
  }

  card(): BattleCard {
    return {
      id: this.id,
      pack: 'marengo-1800',
      title: { id: 'pack-marengo-1800-title' },
      state: this.over ? 'over' : 'running',
      decision: this.decision(),
      created: this.created,
      changed: new Date().toISOString(),
      seats: SIDES.map((side) => ({
        side,
        taken: true,
        ...(this.generals.levels[side] ? { general: this.generals.levels[side] } : {}),
      })),
      seating: this.seating,
      mine: this.seating === 'two' ? [this.asked.side ?? 'austria'] : [...SIDES, 'onlooker'],
    };
  }

  join(guest: Guest): void {
    const waited = this.waits();
    this.guests.push(guest);
    if (waited && !this.waits()) this.tellAll();
    else guest.send(this.frame(guest.viewer));
    if (guest.viewer !== 'onlooker') guest.send(this.standing());
    this.wake();
  }

  leave(guest: Guest): void {
    this.guests = this.guests.filter((other) => other !== guest);
  }

  private wake(): void {
    if (!this.over && !this.waits() && this.guests.length > 0)
      this.generals.wake(this.side, this.number, this.left);
  }

  private decision(): Decision {
    if (this.over)
      return {
        outcome: { winner: 'france', label: { id: 'mock-over' }, cites: 'marengo:7.1' },
        when: when(LAST_ROUND),
      };
    return {
      side: this.side,
      label: { id: 'mock-decide' },
      cites: 'marengo:7.1',
      when: when(this.round),
    };
  }

  private standing(): AnyFrame {
    const choices = ['never', 'always'].map((key) => ({
      key,
      label: { id: `marengo-standing-choice-${key}` },
    }));
    const questions = ['oppose', 'defensive-fire', 'pursue'].map((key) => ({
      key,
      label: { id: `marengo-standing-${key}` },
      choices,
    }));
    return { type: 'standing', questions, answers: this.answers };
  }

  private history(viewer: string, from: number, revealed: boolean): AnyFrame {
    const present = this.snapshot();
    const { over } = this;
    const moments = [...this.moments, present].map((snapshot, number) => {
      this.restore(snapshot);
      const { decision, scene } = this.state(viewer);
      const remark = this.generals.remarks.get(number);
      return {
        number,
        decision,
        scene,
        heard: snapshot.story.length,
        ...(over && remark ? { remark } : {}),
      };
    });
    this.restore(present);
    return { type: 'history', from, revealed, moments: moments.slice(from) };
  }

  private snapshot(): Snapshot {
    return {
      pieces: this.pieces,
      story: this.story,
      side: this.side,
      left: this.left,
      round: this.round,
    };
  }

  private restore(snapshot: Snapshot): void {
    ({
      pieces: this.pieces,
      story: this.story,
      side: this.side,
      left: this.left,
      round: this.round,
    } = snapshot);
  }

  /** With two browsers, until the other side has come. */
  private waits(): boolean {
    return (
      this.seating === 'two' &&
      SIDES.some(
        (side) =>
          !this.generals.levels[side] && !this.guests.some((guest) => guest.viewer === side),
      )
    );
  }

  private frame(viewer: string): AnyFrame {
    if (!this.waits()) return this.state(viewer);
    const seats = SIDES.map((side) => ({
      side,
      taken: side === (this.asked.side ?? 'austria'),
      browsers: [],
    }));
    return {
      type: 'waiting',
      viewer,
      sides: SIDES,
      seats,
      verify: { commitment: 'c0ffee'.repeat(10) },
    };
  }

  receive(viewer: string, message: Request, reply: (message: AnyFrame) => void): void {
    switch (message.type) {
      case 'order':
        return this.carryOut([message.order as MockOrder], message.number, reply);
      case 'plan':
        return this.carryOut(message.orders as MockOrder[], message.number, reply);
      case 'undo':
        return this.takeBack(message.to, message.number, reply);
      case 'plans':
        return reply({
          type: 'plans',
          subject: message.subject,
          plans: viewer === this.side ? this.plans(message.subject) : [],
        });
      case 'preview':
        return reply({ type: 'preview', orders: message.orders, preview: PREVIEW });
      case 'why':
        return reply({
          type: 'why',
          of: message.target,
          refusal: { cites: 'marengo:8.6', label: { id: 'mock-why' } },
        });
      case 'history':
        return reply(this.history(viewer, message.from, message.revealed ?? false));
      case 'standing':
        this.answers = message.answers;
        return reply(this.standing());
      case 'continue':
        this.agreed = [...new Set([...this.agreed, viewer])];
        return this.tellAll();
      case 'general':
        this.generals.appoint(viewer, message.level);
        return this.tellAll();
      case 'attempt':
        return reply({
          type: 'attempt',
          mark: message.mark,
          refusal: { label: { id: 'mock-why' } },
        });
      case 'sight':
        return reply({ type: 'sight', from: message.from, hexes: [] });
      case 'overlay':
        return reply({
          type: 'overlay',
          layer: message.layer,
          subject: message.subject,
          overlay: { zones: [], links: [] },
        });
      case 'hurry':
        if (!this.generals.hurry())
          reply({
            type: 'refused',
            number: this.number,
            refusal: { label: { id: 'wire-nobody-thinks' } },
          });
    }
  }

  private carryOut(orders: MockOrder[], number: number, reply: (message: AnyFrame) => void): void {
    if (number !== this.number)
      return reply({
        type: 'refused',
        number,
        refusal: { cites: 'marengo:7.1', label: { id: 'web-stale' } },
      });
    reply({ type: 'accepted', number });
    for (const order of orders) {
      this.past.push(this.snapshot());
      this.moments.push(this.snapshot());
      this.number += 1;
      if (this.generals.levels[this.side]) this.past = [];
      if (order === 'end') this.endTurn();
      else this.move(order);
    }
    this.tellAll();
  }

  private endTurn(): void {
    this.past = [];
    if (this.side === 'france') this.round += 1;
    this.side = this.side === 'austria' ? 'france' : 'austria';
    this.left = 3;
    this.pieces = this.pieces.map((piece) => ({ ...piece, moved: false }));
    this.tell('mock-line-turn', 'turn', {}, []);
  }

  private move(order: { to: string; pieces: string[] }): void {
    const mover = this.pieces.find((piece) => order.pieces.includes(piece.id));
    this.left = Math.max(0, this.left - 1);
    this.pieces = this.pieces.map((piece) =>
      order.pieces.includes(piece.id) ? { ...piece, place: order.to, moved: true } : piece,
    );
    const from = this.nameOf(mover?.place ?? 'l1');
    this.tell(
      order.to.startsWith('a') ? 'mock-line-block' : 'mock-line-march',
      'move',
      { from, to: this.nameOf(order.to) },
      [order.to],
    );
  }

  private tell(id: string, kind: StoryLine['kind'], args: Label['args'], objects: string[]): void {
    const label = { id, args: { side: { msg: `side-${this.side}` }, ...args } };
    this.story = [
      ...this.story,
      {
        number: this.number - 1,
        side: this.side,
        label,
        cites: ['marengo:8.1'],
        objects,
        kind,
        round: this.round,
      },
    ];
  }

  private takeBack(to: number, number: number, reply: (message: AnyFrame) => void): void {
    const snapshot = this.past[to - (this.number - this.past.length)];
    if (!snapshot)
      return reply({
        type: 'refused',
        number,
        refusal: { cites: 'marengo:7.1', label: { id: 'web-stale' } },
      });
    reply({ type: 'accepted', number });
    this.past = this.past.slice(0, this.past.indexOf(snapshot));
    this.restore(snapshot);
    this.moments = this.moments.slice(0, to);
    this.number = to;
    this.tellAll();
  }

  private tellAll(): void {
    for (const guest of this.guests) guest.send(this.frame(guest.viewer));
    this.wake();
  }

  private state(viewer: string): StateFrame {
    const first = this.number - this.past.length;
    const halted = this.quirk === 'halted' && this.agreed.length < 2;
    const omitted = this.quirk === 'long' ? LEFT_OUT : 0;
    return {
      type: 'state',
      number: this.number,
      viewer,
      sides: SIDES,
      decision: this.decision(),
      offers:
        viewer === this.side && !halted && !this.over && !this.generals.levels[viewer]
          ? this.offers()
          : [],
      undo: {
        possible: this.past.length > 0 && viewer === this.side && !this.over,
        to: this.past.map((_, index) => first + index),
      },
      story: this.story.slice(omitted),
      story_from: omitted,
      generals: this.generals.state(),
      ...(halted ? { halted: { label: { id: 'wire-rules-changed' }, agreed: this.agreed } } : {}),
      seating: this.seating,
      verify: { commitment: 'c0ffee'.repeat(10) },
      parley: {},
      scene: {
        kind: 'areas',
        stakes: {
          goals: [],
          now: null,
          ahead: null,
          counts: [],
          places: [],
          levels: [],
          terms: [],
        },
        round: Math.min(LAST_ROUND, this.round),
        rounds: 16,
        clock: clockOf(Math.min(LAST_ROUND, this.round)),
        turn: this.side,
        commands: { left: this.left, limit: 3 },
        morale: { austria: 18 - this.round, france: 15 - Math.floor(this.round / 2) },
        broken: { austria: false, france: false },
        start: { austria: 16, france: 17 },
        pieces: this.pieces.map((piece) => this.seen(piece, viewer)),
        lots: [
          {
            lot: 1,
            faces: [
              { arm: 'infantry', strength: 3, count: 3 },
              { arm: 'infantry', strength: 2, count: 10 },
              { arm: 'cavalry', strength: 2, count: 6 },
            ],
          },
          {
            lot: 2,
            faces: [
              { arm: 'infantry', strength: 3, count: 2 },
              { arm: 'infantry', strength: 2, count: 7 },
              { arm: 'cavalry', strength: 2, count: 3 },
            ],
          },
        ],
        forces: [
          {
            id: 'austrian-army',
            side: 'austria',
            arrives: '06:00',
            waiting: this.pieces.filter((piece) => piece.place === 'f:austrian-army').length,
          },
          { id: 'french-noon', side: 'france', arrives: '12:00', waiting: 2 },
          { id: 'french-desaix', side: 'france', arrives: '16:00', waiting: 4 },
        ],
        closed: [],
        crossings: [
          { id: 'r1-2:PA', used: 2, towards: 'l2' },
          { id: 'r2-39:PC', used: 1, towards: 'l39' },
        ],
        stars: this.board.areas.flatMap((area) =>
          area.star ? [{ locale: area.id, colour: area.star, holder: 'france' }] : [],
        ),
      },
    };
  }

  private seen(piece: ScenePiece, viewer: string): ScenePiece {
    return piece.side === viewer || piece.up || this.seating === 'open'
      ? piece
      : { ...piece, face: null };
  }

  private neighbours(locale: number): number[] {
    return [
      ...new Set(
        this.board.approaches
          .filter((approach) => approach.locale === locale)
          .map((approach) => approach.towards),
      ),
    ];
  }

  private reserves(place: string): ScenePiece[] {
    return this.pieces.filter(
      (piece) => piece.place === place && piece.side === this.side && !piece.moved && !piece.asleep,
    );
  }

  private offers(): Offer[] {
    const places = [
      ...new Set(
        this.pieces
          .filter(
            (piece) =>
              piece.side === this.side && piece.place.startsWith('l') && piece.place !== 'lost',
          )
          .map((piece) => piece.place),
      ),
    ];
    const marches = places.flatMap((place) => {
      const pieces = this.reserves(place).map((piece) => piece.id);
      const parsed = parseBoardId(place);
      if (parsed?.kind !== 'locale' || pieces.length === 0) return [];
      return this.neighbours(parsed.locale).map((to): Offer => this.march(place, `l${to}`, pieces));
    });
    const waiting = this.pieces
      .filter((piece) => piece.place === 'f:austrian-army')
      .slice(0, 1)
      .map((piece) => piece.id);
    const enter: Offer[] =
      this.side === 'austria' && waiting.length > 0
        ? [
            {
              order: { to: 'l1', pieces: waiting },
              act: 'other',
              subject: 'f:austrian-army',
              objects: ['l1'],
              label: {
                id: 'mock-enter',
                args: { force: { msg: 'force-austrian-army' }, to: this.nameOf('l1') },
              },
              cost: { id: 'mock-free' },
              cites: 'marengo:8.1',
            },
          ]
        : [];
    const end: Offer = {
      order: 'end',
      act: 'other',
      subject: null,
      objects: [],
      label: { id: 'mock-end' },
      cost: null,
      cites: 'marengo:7.1',
    };
    return [end, ...enter, ...marches];
  }

  private march(from: string, to: string, pieces: string[]): Offer {
    const label = { id: 'mock-march', args: { from: this.nameOf(from), to: this.nameOf(to) } };
    return {
      order: { to, pieces },
      act: 'other',
      subject: from,
      objects: [to],
      label,
      cost: { id: 'mock-cost', args: { count: 1 } },
      cites: 'marengo:8.1',
    };
  }

  private plans(subject: string): Plan[] {
    const piece = this.pieces.find((candidate) => candidate.id === subject);
    const parsed = parseBoardId(piece?.place ?? '');
    if (!piece || piece.moved || piece.asleep || parsed?.kind !== 'locale') return [];
    const marches = this.neighbours(parsed.locale).map((to) =>
      this.march(piece.place, `l${to}`, [piece.id]),
    );
    const blocks = this.board.approaches
      .filter((approach) => approach.locale === parsed.locale)
      .map((approach): Offer => ({
        order: { to: approach.id, pieces: [piece.id] },
        act: 'other',
        subject,
        objects: [approach.id],
        label: { id: 'mock-block', args: { to: this.nameOf(`l${approach.towards}`) } },
        cost: { id: 'mock-cost', args: { count: 1 } },
        cites: 'marengo:8.1',
      }));
    return [...marches, ...blocks].map(({ order, ...rest }) => ({
      ...rest,
      subject,
      orders: [order],
    }));
  }

  private nameOf(place: string): { msg: string } {
    const parsed = parseBoardId(place);
    const locale = parsed?.kind === 'locale' || parsed?.kind === 'approach' ? parsed.locale : 1;
    return { msg: `place-${this.board.areaOf.get(locale)?.key ?? ''}` };
  }
}

const clockOf = (round: number) => `${String(5 + round).padStart(2, '0')}:00`;

const when = (round: number): Label => ({
  id: 'marengo-when',
  args: { round, rounds: 16, clock: clockOf(Math.min(LAST_ROUND, round)) },
});

const PREVIEW = {
  rows: [
    {
      sum: { id: 'mock-sum-attack' },
      label: { id: 'mock-preview-own' },
      amount: 3,
      cites: 'marengo:8.1',
    },
    {
      sum: { id: 'mock-sum-attack' },
      label: { id: 'mock-preview-penalty' },
      amount: -1,
      cites: 'marengo:8.6',
    },
  ],
  outcomes: [{ label: { id: 'mock-preview-result' }, chance: 0.75 }],
};
