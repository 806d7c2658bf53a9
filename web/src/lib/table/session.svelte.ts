import { orderKey } from '../wire/order-key';
import { BattleSocket, type Connection, type Told as Message } from '../wire/socket';
import { commonLength, mergeStory, NOTHING_TOLD, type Told, type StoryLine } from '../wire/story';
import type {
  BoardId,
  CommandingGeneral,
  GeneralLevel,
  Halted,
  HintFrame,
  Label,
  Layer,
  Offer,
  OpaqueOrder,
  Overlay,
  Plan,
  Preview,
  Prospect,
  Refusal,
  Scene,
  SeatBrowser,
  SeatsFrame,
  SideId,
  Spoken,
  StandingAnswers,
  StandingFrame,
  StateFrame,
  ThinkingFrame,
  ViewerId,
  WaitingFrame,
} from '../wire/types';
import { BattleAnalysis } from './analysis.svelte';
import {
  choiceOfOffer,
  choicesFor,
  inOrder,
  isClosing,
  meaningOf,
  preferred,
  type Choice,
} from './choices';
import { deedsBetween, type Deed } from './deeds';
import { waysOf } from './kinds';
import type { Ways } from './kinds/ways';
import type { Trail } from './lesson/tasks';
import { enemyTurnStart, Replay } from './replay.svelte';
import { isReported } from './reports';
import { boxesOf, clockOf, pieceOf } from './scenes';
import { keepLinks, keyOf, turnsTo, viewersFor, type Seats } from './seats';
import { takenBackTo, type Given } from './taking-back';

export interface Menu {
  choices: Choice[];
  at: { x: number; y: number };
}

/** So many deeds are drawn at most, and the own ones so long. */
const MOST_DEEDS = 60;
const DEEDS_LAST = 4000;

/** How long an attempt waits for its answer. */
const PATIENCE = 5000;

/** What came of an attempt. */
export type Tried = { prospect: Prospect } | { refusal: Refusal };

/**
 * One battle as this browser sees it: the last state, what is selected, and the line to the server.
 */
export class TableSession {
  state: StateFrame | null = $state.raw(null);
  /** Set until every seat is taken. */
  waiting: WaitingFrame | null = $state.raw(null);
  told: Told = $state.raw(NOTHING_TOLD);
  /** The lines that came with the last state, for those who listen. */
  news: StoryLine[] = $state.raw([]);
  connection: Connection = $state('connecting');
  /** Why the table does not let this browser in. */
  denial: Label | null = $state.raw(null);
  selected: BoardId | null = $state(null);
  plans: Plan[] = $state.raw([]);
  /** What the selected thing can do is still being asked. */
  asking = $state(false);
  menu: Menu | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  preview: { key: string; preview: Preview } | null = $state.raw(null);
  attention: BoardId[] = $state.raw([]);
  /** Where pieces are moved by hand: the scene as the choice under the pointer would make it. */
  foreseen: Scene | null = $state.raw(null);
  /** What the choice under the pointer is about. */
  hinted: BoardId[] = $state.raw([]);
  busy = $state(false);
  /** Set while the screen is covered: the side it is to be handed to. */
  coveredFor: SideId | null = $state(null);

  /** What this browser has of the battle. */
  seats: Seats = $state.raw({ seating: 'two', mine: [], links: {} });
  /** Who sits where. */
  sitting: SeatsFrame | null = $state.raw(null);

  /** The questions that may be answered beforehand; only sides are told. */
  standing: StandingFrame | null = $state.raw(null);
  readonly replay = new Replay((from, revealed) => this.socket.askHistory(from, revealed));

  /**
   * Orders given of which nothing has been told yet: a group that is being gathered, its aim first.
   */
  underWay: { number: number; choice: Choice }[] = $state.raw([]);
  /** What was given here, click by click. */
  private given: Given[] = [];
  /** The enemy has done something that was not looked back at yet. */
  unseen = $state(false);
  /** The fight whose report is open; it stays until the next own order, or until it is put away. */
  report: StoryLine | null = $state.raw(null);
  /** What was done in the turn that is shown: the enemy's until the next own order. */
  deeds: readonly Deed[] = $state.raw([]);
  /** The side whose turn the deeds belong to. */
  private deedsIn: SideId | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** What the marshal would do now; gone as soon as anything happens. */
  hint: HintFrame | null = $state.raw(null);
  /** The number under which he was asked, until he has answered. */
  pondering: number | null = $state(null);
  /** How far the general has got who thinks at the moment. */
  thinking: ThinkingFrame | null = $state.raw(null);
  readonly analysis: BattleAnalysis;

  /** What was done here, for the lesson. */
  readonly trail: Trail = $state({
    orders: 0,
    undone: 0,
    endings: 0,
    previews: 0,
    refusals: 0,
    layers: 0,
    replays: 0,
    reports: 0,
  });

  /** The hex to look from, while lines of sight are shown, and what can be seen from it. */
  lookout: BoardId | null = $state(null);
  sight: BoardId[] | null = $state.raw(null);

  /** What is to lie over the map all the time; else zones of control while a piece is moved. */
  layer: Layer | null = $state(null);
  /** What is laid over the map; of a piece, what matters to it. */
  overlay: Overlay | null = $state.raw(null);
  private overlayOf: { layer: Layer; subject: BoardId | null } | null = null;

  private socket: BattleSocket;
  /** Attempts that were not answered yet, by their marks. */
  private attempts = new Map<number, (answer: Tried | null) => void>();
  private marks = 0;
  private wantedPreview = '';
  /** Where the menu of the selected thing is to open. */
  private menuAt: Menu['at'] | null = null;
  /** The player has agreed to go on under changed rules. */
  private agreeing = false;

  /** What can be ordered; nothing while the battle can only be read. */
  readonly offers: Offer[] = $derived(
    this.state && !this.state.halted && this.connection !== 'turned-out' ? this.state.offers : [],
  );

  readonly choices: Choice[] = $derived.by(() => {
    const offers = this.offers;
    if (this.selected === null) {
      return inOrder(offers, this.ways?.byHand ?? false).map(choiceOfOffer);
    }
    return choicesFor(this.selected, offers, this.plans, this.selected === this.focus);
  });

  constructor(
    readonly battle: string,
    seats: Seats,
    key: string | null,
    asked: SideId | null,
    /** Told when the seat has got a new link. */
    private readonly moved: (link: string) => void,
  ) {
    this.seats = seats;
    this.analysis = new BattleAnalysis(battle, () => this.viewer);
    this.socket = this.connect(viewersFor(seats, key, asked), key);
  }

  get viewer(): ViewerId {
    return this.state?.viewer ?? this.waiting?.viewer ?? 'onlooker';
  }

  /** The ways of the board that is shown. */
  private get ways(): Ways | null {
    return this.state ? waysOf(this.state.scene) : null;
  }

  /** The piece that is being moved or set up, if the scene says so. */
  get focus(): BoardId | null {
    const scene = this.state?.scene;
    return scene ? waysOf(scene).focus(scene) : null;
  }

  /** The side that has to decide. */
  get asked(): SideId | null {
    const decision = this.state?.decision;
    return decision && 'side' in decision ? decision.side : null;
  }

  /** True when the next order is this viewer's. */
  get deciding(): boolean {
    return (
      this.asked !== null &&
      this.asked === this.viewer &&
      !this.state?.halted &&
      !this.generalOf(this.viewer)
    );
  }

  /** True for a side that this viewer plays, himself or through a general. */
  get playing(): boolean {
    return this.state?.sides.includes(this.viewer) ?? false;
  }

  /** What was told since the last order that was given here. */
  get since(): StoryLine[] {
    const last = this.given.at(-1)?.number ?? -1;
    return this.told.lines.filter((line) => line.number > last && line.side !== this.viewer);
  }

  /** True when both sides are played in this browser, and no general plays either. */
  get playsBoth(): boolean {
    const sides = this.state?.sides ?? [];
    return sides.every((side) => turnsTo(this.seats, side) && !this.generalOf(side));
  }

  /** True when a general has the word and this player may press him. */
  get mayHurry(): boolean {
    return this.playing && this.asked !== null && this.generalOf(this.asked) !== null;
  }

  generalOf(side: SideId): CommandingGeneral | null {
    return this.state?.generals?.[side] ?? null;
  }

  close(): void {
    clearTimeout(this.fading);
    this.analysis.stop();
    this.replay.forget();
    this.socket.close();
  }

  /** A click on the board. */
  pick(id: BoardId, at: { x: number; y: number }): void {
    const state = this.state;
    if (!state) return;
    this.menu = null;
    this.refusal = null;
    this.foresee(null);
    const { scene } = state;
    const { stacks } = waysOf(scene);
    const piece = pieceOf(scene, id);
    const pointed = {
      id,
      place: piece?.place ?? null,
      own: this.deciding && piece?.side === this.viewer,
      holds: [...boxesOf(scene)].filter(([, box]) => box === id).map(([held]) => held),
      covers: stacks ? (piece?.place ?? null) : null,
    };
    // A unit is looked at before it is taken in hand, and never lifted by chance.
    const offers = stacks ? this.offers.filter((offer) => offer.act !== 'lift') : this.offers;
    if (
      pointed.own &&
      this.selected !== id &&
      offers.some((offer) => offer.subject === id && offer.act === 'take')
    )
      return this.select(id);
    const aimed = stacks && this.selected === null ? (pointed.covers ?? id) : null;
    if (
      aimed !== null &&
      offers.some((offer) => offer.act === 'aim' && offer.objects.includes(aimed))
    )
      return this.select(aimed, at);
    const halt =
      id === this.focus
        ? offers.find((offer) => offer.subject === id && offer.act === 'halt')
        : undefined;
    if (halt) return this.give(choiceOfOffer(halt));
    const meaning = meaningOf(pointed, this.selected, this.choices, offers);
    switch (meaning.kind) {
      case 'give':
        // A unit that an order only happens to be about, such as one of the wing it sets going,
        // asks first: a die would be cast.
        if (stacks && piece && this.selected === null && meaning.choice.subject !== id) {
          this.menu = { choices: [meaning.choice], at };
          return;
        }
        return this.give(meaning.choice);
      case 'menu': {
        const [only, ...more] =
          stacks && this.selected !== null
            ? preferred(meaning.choices, this.selected === this.focus)
            : meaning.choices;
        if (only && more.length === 0) return this.give(only);
        this.menu = { choices: meaning.choices, at };
        return;
      }
      case 'select':
        return this.select(meaning.subject);
      case 'deselect':
        return this.deselect();
      case 'why':
        if (this.deciding) this.socket.askWhy(this.selected, meaning.target);
        if (piece && this.selected === null) this.selected = id;
    }
  }

  /** Asks what a thing can do; the answers may be shown in a menu. */
  select(subject: BoardId, menuAt: Menu['at'] | null = null): void {
    this.selected = subject;
    this.menuAt = menuAt;
    this.plans = [];
    this.asking = true;
    this.socket.askPlans(subject);
    this.askOverlay();
  }

  deselect(): void {
    this.selected = null;
    this.askOverlay();
    this.plans = [];
    this.menu = null;
    this.refusal = null;
  }

  give(choice: Choice): void {
    const [first] = choice.orders;
    const sent =
      choice.orders.length === 1 ? this.socket.order(first) : this.socket.plan(choice.orders);
    if (!sent) return;
    this.trail.orders += 1;
    if (isClosing(choice) && this.choices.includes(choice)) this.trail.endings += 1;
    this.given.push({ number: this.state?.number ?? 0, count: choice.orders.length });
    this.unseen = false;
    this.report = null;
    this.hint = null;
    // What is about nothing on the board, such as the end of a phase, gathers nobody: what was
    // gathered goes off with it, or is called off.
    this.underWay =
      choice.subject !== null || choice.objects.length > 0
        ? [...this.underWay, { number: this.state?.number ?? 0, choice }]
        : [];
    this.busy = true;
    this.deselect();
  }

  /** Takes back what the last click gave, or all back to a chosen order. */
  undo(to?: number): void {
    const undo = this.state?.undo;
    const target = to ?? takenBackTo(undo?.to ?? [], this.given);
    if (!undo?.possible || target === undefined) return;
    if (this.socket.undo(target)) {
      this.trail.undone += 1;
      this.busy = true;
      this.deselect();
    }
  }

  /** Asks what a choice would bring; the answer comes into `preview`. */
  foresee(choice: Choice | null): void {
    const wanted = choice ? orderKey(choice.orders) : '';
    // What is shown already stays: the pointer comes to a choice that the keyboard looks at.
    if (choice && this.preview?.key === wanted) return;
    this.wantedPreview = wanted;
    this.preview = null;
    this.foreseen = null;
    if (choice && this.ways?.byHand && this.deciding)
      void this.foreseeScene(choice, this.wantedPreview);
    this.hinted = choice
      ? [...choice.objects, ...(choice.subject === null ? [] : [choice.subject])]
      : [];
    if (choice) this.socket.askPreview(choice.orders);
  }

  private async foreseeScene(choice: Choice, wanted: string): Promise<void> {
    const answer = await this.attempt(choice.orders);
    const certain = answer && 'prospect' in answer && answer.prospect.certain;
    if (certain && wanted === this.wantedPreview) this.foreseen = answer.prospect.scene as Scene;
  }

  /**
   * Asks what orders would lead to; nothing comes of it, and nothing comes back
   * once the battle has gone on.
   */
  attempt(orders: OpaqueOrder[]): Promise<Tried | null> {
    this.marks += 1;
    const mark = this.marks;
    return new Promise((settle) => {
      this.attempts.set(mark, settle);
      this.socket.askAttempt(mark, orders);
      setTimeout(() => this.settleAttempt(mark, null), PATIENCE);
    });
  }

  /** Gives orders that were composed by hand. */
  giveOrders(orders: OpaqueOrder[], label: Label): void {
    this.give({ orders, act: 'other', subject: null, objects: [], label, cost: null, cites: '' });
  }

  /** Shows what can be seen from a hex; null puts the lines away. */
  lookFrom(hex: BoardId | null): void {
    this.lookout = hex;
    this.sight = null;
    if (hex !== null) this.socket.askSight(hex);
  }

  /** Lays zones of control, command or supply over the map, or puts them away. */
  toggleLayer(layer: Layer): void {
    this.layer = this.layer === layer ? null : layer;
    if (this.layer !== null) this.trail.layers += 1;
    this.askOverlay();
  }

  /** What is wanted; else the zones of control for the piece that may march. */
  private askOverlay(): void {
    const scene = this.state?.scene;
    const marching = this.ways?.marches;
    if (!scene || !marching) return;
    const piece = this.selected === null ? null : pieceOf(scene, this.selected);
    const marches =
      this.selected !== null &&
      piece !== null &&
      this.deciding &&
      marching(scene, this.selected, this.offers);
    const layer = this.layer ?? (marches ? 'control' : null);
    if (layer === null) {
      this.overlay = null;
      this.overlayOf = null;
      return;
    }
    this.overlayOf = { layer, subject: piece === null ? null : this.selected };
    this.socket.askOverlay(layer, this.overlayOf.subject);
  }

  openReport(line: StoryLine): void {
    this.trail.reports += 1;
    this.report = line;
    this.attention = line.objects;
  }

  closeReport(): void {
    this.report = null;
    this.attention = [];
  }

  /** Looks back at what the enemy did in his last turn; after the end, from the beginning. */
  lookBack(): void {
    this.lookBackAt(this.enemyTurn ?? 0);
  }

  /** Looks back at the moment with that number. */
  lookBackAt(number: number): void {
    if (!this.state || this.state.halted) return;
    this.unseen = false;
    this.trail.replays += 1;
    this.deselect();
    this.replay.begin(number);
  }

  /** Where the enemy's last turn began; null after the end. */
  get enemyTurn(): number | null {
    const state = this.state;
    return state && 'side' in state.decision
      ? enemyTurnStart(this.told.lines, state.viewer, clockOf(state.scene).turn)
      : null;
  }

  /** Agrees to go on under changed rules, for every side that is played here. */
  agree(): void {
    this.agreeing = true;
    this.socket.agreeToGoOn();
  }

  /** Hands the own side to a general, or takes it back. */
  appoint(level: GeneralLevel | null): void {
    this.deselect();
    this.socket.appoint(level);
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Gives up, proposes an end, or answers a proposal. */
  speak(word: Spoken, winner: SideId | null = null): void {
    this.socket.speak(word, winner);
  }

  /** True where hints are given. */
  get mayAsk(): boolean {
    return this.state?.parley.may_ask === true;
  }

  /** Asks what the marshal would do; the answer comes into `hint`. */
  askHint(): void {
    if (!this.deciding || !this.mayAsk || this.busy || this.pondering !== null) return;
    this.deselect();
    this.pondering = this.socket.askHint();
  }

  /** Carries out what the marshal would do. */
  follow(): void {
    const plan = this.hint?.plan ?? [];
    const [first] = plan;
    if (!first) return;
    const orders = plan.map(({ order }) => order);
    const { act, subject, label, cites } = first;
    this.give({ orders, act, subject, objects: this.advised, label, cost: null, cites });
  }

  /** What the marshal's orders are about. */
  get advised(): BoardId[] {
    const things = (this.hint?.plan ?? []).flatMap(({ subject, objects }) => [
      ...(subject === null ? [] : [subject]),
      ...objects,
    ]);
    return [...new Set(things)];
  }

  /** Other browsers that hold the own seat. */
  get companions(): SeatBrowser[] {
    if (this.connection === 'turned-out') return [];
    const seat = this.sitting?.seats.find(({ side }) => side === this.viewer);
    return (seat?.browsers ?? []).filter(
      ({ number, turned_out }) => number !== this.sitting?.you && !turned_out,
    );
  }

  /** The sides that were taken while the server could store nothing. */
  get unstored(): SideId[] {
    return (this.sitting?.seats ?? []).filter((seat) => seat.unstored).map((seat) => seat.side);
  }

  /** Keeps the own seat for this browser: another key, and everybody else is turned out of it. */
  keepSeat(): void {
    this.socket.renewKey();
  }

  /**
   * Another invitation to a free seat, or another link for onlookers; those given
   * before are worth nothing.
   */
  invite(side: ViewerId): void {
    this.socket.invite(side);
  }

  withdraw(side: ViewerId): void {
    this.socket.withdraw(side);
  }

  leaveAnswers(answers: StandingAnswers): void {
    this.socket.leaveAnswers(answers);
  }

  /** The screen has been handed over: show the battle as the side that is asked. */
  uncover(): void {
    const side = this.coveredFor;
    this.coveredFor = null;
    if (!side) return;
    this.turnTo(side);
    this.unseen = true;
  }

  /** Looks at the battle as another side this browser holds. */
  turnTo(side: SideId): void {
    this.socket.close();
    if (this.seats.seating === 'hotseat') this.state = null;
    this.busy = true;
    this.underWay = [];
    this.given = [];
    this.unseen = false;
    this.deeds = [];
    this.report = null;
    this.told = NOTHING_TOLD;
    this.standing = null;
    this.hint = null;
    this.pondering = null;
    this.replay.forget();
    this.deselect();
    this.socket = this.connect([side], keyOf(this.seats.links[side]));
  }

  private connect(viewers: (ViewerId | null)[], key: string | null): BattleSocket {
    return new BattleSocket(
      { battle: this.battle, viewers, key },
      {
        message: (message) => this.receive(message),
        connection: (connection) => this.connected(connection),
        denied: (why) => (this.denial = why),
      },
    );
  }

  private connected(connection: Connection): void {
    this.connection = connection;
    this.pondering = null;
    if (connection === 'open') this.denial = null;
  }

  /** What is to be told of the line while it is not open. */
  get trouble(): Label | null {
    if (this.connection === 'open') return null;
    if (this.connection === 'turned-out') return { id: 'wire-turned-out' };
    return this.denial ?? { id: `web-connection-${this.connection}` };
  }

  private receive(message: Message): void {
    switch (message.type) {
      case 'state':
        return this.receiveState(message);
      case 'waiting':
        this.waiting = message;
        return;
      case 'seated':
        keepLinks({ id: this.battle, links: { [message.viewer]: message.link } });
        this.seats = {
          ...this.seats,
          links: { ...this.seats.links, [message.viewer]: message.link },
        };
        this.moved(message.link);
        return;
      case 'seats':
        this.sitting = message;
        return;
      case 'invited':
        keepLinks({ id: this.battle, links: { [message.side]: message.link } });
        this.seats = {
          ...this.seats,
          links: { ...this.seats.links, [message.side]: message.link },
        };
        return;
      case 'accepted':
        this.busy = this.socket.busy;
        return;
      case 'refused':
        this.busy = this.socket.busy;
        if (message.number === this.pondering) this.pondering = null;
        this.underWay = this.underWay.filter((given) => given.number < (this.state?.number ?? 0));
        this.refusal = message.refusal;
        return;
      case 'plans':
        if (message.subject !== this.selected) return;
        this.plans = message.plans;
        this.asking = false;
        if (this.menuAt && this.choices.length > 0)
          this.menu = { choices: this.choices, at: this.menuAt };
        this.menuAt = null;
        return;
      case 'preview':
        if (orderKey(message.orders) !== this.wantedPreview) return;
        this.trail.previews += 1;
        this.preview = { key: this.wantedPreview, preview: message.preview };
        return;
      case 'why':
        this.trail.refusals += 1;
        this.refusal = message.refusal;
        return;
      case 'attempt': {
        const { mark, prospect, refusal } = message;
        return this.settleAttempt(mark, prospect ? { prospect } : refusal ? { refusal } : null);
      }
      case 'sight':
        if (message.from === this.lookout) this.sight = message.hexes;
        return;
      case 'overlay':
        if (message.subject === this.overlayOf?.subject && message.layer === this.overlayOf.layer)
          this.overlay = message.overlay;
        return;
      case 'history':
        return this.replay.receive(message);
      case 'standing':
        this.standing = message;
        return;
      case 'hint':
        this.pondering = null;
        if (message.number === this.state?.number) this.hint = message;
        return;
      case 'thinking':
        this.thinking = message;
    }
  }

  private settleAttempt(mark: number, answer: Tried | null): void {
    const settle = this.attempts.get(mark);
    this.attempts.delete(mark);
    settle?.(answer);
  }

  private receiveState(message: StateFrame): void {
    for (const mark of [...this.attempts.keys()]) this.settleAttempt(mark, null);
    const told = mergeStory(this.told, message.story, message.story_from);
    const joins = this.told !== NOTHING_TOLD && told.omitted === this.told.omitted;
    this.news = joins ? told.lines.slice(commonLength(this.told.lines, told.lines)) : [];
    this.told = told;
    this.noteDeeds(this.state, message);
    const reported = this.news.findLast(isReported);
    if (reported) this.report = reported;
    else if (this.report && !told.lines.includes(this.report)) this.report = null;
    if (
      this.news.some(
        (line) => line.side !== null && line.side !== message.viewer && line.kind !== 'turn',
      )
    )
      this.unseen = true;
    this.underWay = stillUnderWay(this.underWay, message, this.news);
    this.waiting = null;
    this.state = message;
    this.busy = this.socket.busy;
    this.selected = null;
    this.asking = false;
    this.plans = [];
    this.menu = null;
    this.preview = null;
    this.attention = [];
    this.hinted = [];
    this.foreseen = null;
    this.thinking = null;
    this.hint = null;
    if (this.lookout !== null) this.lookFrom(this.lookout);
    this.replay.follow(message);
    if (message.halted) this.settleHalt(message.halted);
    else this.followDecision(message);
    if (this.deciding && this.focus !== null) this.select(this.focus);
    else this.askOverlay();
  }

  /**
   * What the enemy does stays on the map until the next own order; what was done here
   * goes by itself.
   */
  private noteDeeds(before: StateFrame | null, after: StateFrame): void {
    clearTimeout(this.fading);
    if (
      before?.viewer !== after.viewer ||
      after.number <= before.number ||
      this.news.length === 0
    ) {
      if (before && after.number < before.number) this.deeds = [];
      return;
    }
    const turn = clockOf(before.scene).turn;
    const fresh = deedsBetween(before.scene, after.scene, this.news);
    const own = turn === after.viewer;
    this.deeds =
      own || turn !== this.deedsIn ? fresh : [...this.deeds, ...fresh].slice(-MOST_DEEDS);
    this.deedsIn = turn;
    if (own) this.fading = setTimeout(() => (this.deeds = []), DEEDS_LAST);
  }

  /**
   * Agreeing once is enough for all who sit at this screen, unless the screen has to
   * be covered between them.
   */
  private settleHalt({ agreed }: Halted): void {
    if (!this.agreeing) return;
    if (!agreed.includes(this.viewer)) return this.socket.agreeToGoOn();
    const other = this.state?.sides.find(
      (side) => !agreed.includes(side) && turnsTo(this.seats, side),
    );
    if (other === undefined) return;
    if (this.seats.seating !== 'hotseat') return this.turnTo(other);
    this.agreeing = false;
    this.coveredFor = other;
  }

  /** At one screen the view follows the question; at two it stays. */
  private followDecision(message: StateFrame): void {
    if (!('side' in message.decision)) return;
    const side = message.decision.side;
    if (side === message.viewer || message.generals?.[side] || !turnsTo(this.seats, side)) return;
    this.replay.end();
    if (this.seats.seating === 'hotseat') this.coveredFor = side;
    else this.turnTo(side);
  }
}

/** What is still to be told: nothing once something was, and nothing that was taken back. */
export function stillUnderWay<Given extends { number: number }>(
  given: readonly Given[],
  { number, decision, viewer }: StateFrame,
  news: readonly StoryLine[],
): Given[] {
  if (news.length > 0 || !('side' in decision) || decision.side !== viewer) return [];
  return given.filter((one) => one.number < number);
}

/** After the end the generals speak: the strongest of them proposes. */
export function proposer(
  session: TableSession,
  levels: readonly GeneralLevel[],
): GeneralLevel | null {
  return session.state && session.asked === null ? (levels.at(-1) ?? null) : null;
}
