import { BattleSocket, type Connection } from '../wire/socket';
import { commonLength, mergeStory } from '../wire/story';
import type {
  BoardId,
  Line,
  OpaqueOrder,
  Plan,
  Preview,
  Refusal,
  ServerMessage,
  SideId,
  StandingAnswers,
  StandingMessage,
  StateMessage,
  ViewerId,
  WaitingMessage,
} from '../wire/types';
import { choiceOfOffer, choicesFor, meaningOf, type Choice } from './choices';
import { enemyTurnStart, Replay } from './replay.svelte';
import { keepLinks, keyOf, turnsTo, viewersFor, type Seats } from './seats';

export interface Menu {
  choices: Choice[];
  at: { x: number; y: number };
}

/** One battle as this browser sees it: the last state, what is selected, and the line to the server. */
export class TableSession {
  state: StateMessage | null = $state.raw(null);
  /** Set until every seat is taken. */
  waiting: WaitingMessage | null = $state.raw(null);
  story: Line[] = $state.raw([]);
  /** The lines that came with the last state, for those who listen. */
  news: Line[] = $state.raw([]);
  connection: Connection = $state('connecting');
  selected: BoardId | null = $state(null);
  plans: Plan[] = $state.raw([]);
  menu: Menu | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  preview: { key: string; preview: Preview } | null = $state.raw(null);
  attention: BoardId[] = $state.raw([]);
  /** What the choice under the pointer is about. */
  hinted: BoardId[] = $state.raw([]);
  busy = $state(false);
  /** Set while the screen is covered: the side it is to be handed to. */
  coveredFor: SideId | null = $state(null);

  /** The questions that may be answered beforehand; only sides are told. */
  standing: StandingMessage | null = $state.raw(null);
  readonly replay = new Replay((from, revealed) => this.socket.askHistory(from, revealed));

  private socket: BattleSocket;
  private wantedPreview = '';

  readonly choices: Choice[] = $derived.by(() => {
    const offers = this.state?.offers ?? [];
    if (this.selected === null) return offers.map(choiceOfOffer);
    return choicesFor(this.selected, offers, this.plans);
  });

  constructor(
    readonly battle: string,
    readonly seats: Seats,
    key: string | null,
    asked: SideId | null,
    /** Told when the seat has got a new link. */
    private readonly moved: (link: string) => void,
  ) {
    this.socket = this.connect(viewersFor(seats, key, asked), key);
  }

  get viewer(): ViewerId {
    return this.state?.viewer ?? this.waiting?.viewer ?? 'onlooker';
  }

  /** True when the next order is this viewer's. */
  get deciding(): boolean {
    const decision = this.state?.decision;
    return decision !== undefined && 'side' in decision && decision.side === this.viewer;
  }

  close(): void {
    this.replay.forget();
    this.socket.close();
  }

  /** A click on the board. */
  pick(id: BoardId, at: { x: number; y: number }): void {
    const state = this.state;
    if (!state) return;
    this.menu = null;
    this.refusal = null;
    const piece = state.scene.pieces.find((candidate) => candidate.id === id);
    const pointed = {
      id,
      place: piece?.place ?? null,
      own: this.deciding && piece?.side === this.viewer,
      holds: id.startsWith('f:') ? state.scene.pieces.filter((candidate) => candidate.place === id).map((candidate) => candidate.id) : [],
    };
    const meaning = meaningOf(pointed, this.selected, this.choices, state.offers);
    switch (meaning.kind) {
      case 'give':
        return this.give(meaning.choice);
      case 'menu':
        this.menu = { choices: meaning.choices, at };
        return;
      case 'select':
        return this.select(meaning.subject);
      case 'deselect':
        return this.deselect();
      case 'why':
        if (this.deciding) this.socket.askWhy(this.selected, meaning.target);
        if (piece && this.selected === null) this.selected = id;
    }
  }

  select(subject: BoardId): void {
    this.selected = subject;
    this.plans = [];
    this.socket.askPlans(subject);
  }

  deselect(): void {
    this.selected = null;
    this.plans = [];
    this.menu = null;
    this.refusal = null;
  }

  give(choice: Choice): void {
    const [first] = choice.orders;
    const sent = choice.orders.length === 1 ? this.socket.order(first) : this.socket.plan(choice.orders);
    if (!sent) return;
    this.busy = true;
    this.deselect();
  }

  /** Takes back the last order, or all back to a chosen one. */
  undo(to?: number): void {
    const undo = this.state?.undo;
    const target = to ?? undo?.to.at(-1);
    if (!undo?.possible || target === undefined) return;
    if (this.socket.undo(target)) {
      this.busy = true;
      this.deselect();
    }
  }

  /** Asks what a choice would bring; the answer comes into `preview`. */
  foresee(choice: Choice | null): void {
    const order: OpaqueOrder = choice?.orders.at(-1);
    this.wantedPreview = choice ? JSON.stringify(order) : '';
    this.preview = null;
    this.hinted = choice ? [...choice.objects, ...(choice.subject === null ? [] : [choice.subject])] : [];
    if (choice) this.socket.askPreview(order);
  }

  /** Looks back at what the enemy did in his last turn; after the end, from the beginning. */
  lookBack(): void {
    const state = this.state;
    if (!state) return;
    this.deselect();
    this.replay.begin(this.enemyTurn ?? 0);
  }

  /** Where the enemy's last turn began; null after the end. */
  get enemyTurn(): number | null {
    const state = this.state;
    return state && 'side' in state.decision ? enemyTurnStart(this.story, state.viewer, state.scene.turn) : null;
  }

  leaveAnswers(answers: StandingAnswers): void {
    this.socket.leaveAnswers(answers);
  }

  /** The screen has been handed over: show the battle as the side that is asked. */
  uncover(): void {
    const side = this.coveredFor;
    this.coveredFor = null;
    if (side) this.turnTo(side);
  }

  /** Looks at the battle as another side this browser holds. */
  turnTo(side: SideId): void {
    this.socket.close();
    if (this.seats.seating === 'hotseat') this.state = null;
    this.busy = true;
    this.story = [];
    this.standing = null;
    this.replay.forget();
    this.deselect();
    this.socket = this.connect([side], keyOf(this.seats.links[side]));
  }

  private connect(viewers: (ViewerId | null)[], key: string | null): BattleSocket {
    return new BattleSocket(
      { battle: this.battle, viewers, key },
      { message: (message) => this.receive(message), connection: (connection) => (this.connection = connection) },
    );
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.receiveState(message);
      case 'waiting':
        this.waiting = message;
        return;
      case 'seated':
        keepLinks({ id: this.battle, links: { [message.viewer]: message.link } });
        this.moved(message.link);
        return;
      case 'accepted':
        this.busy = this.socket.busy;
        return;
      case 'refused':
        this.busy = this.socket.busy;
        this.refusal = message.refusal;
        return;
      case 'plans':
        if (message.subject === this.selected) this.plans = message.plans;
        return;
      case 'preview':
        if (JSON.stringify(message.order) === this.wantedPreview) this.preview = { key: this.wantedPreview, preview: message.preview };
        return;
      case 'why':
        this.refusal = message.refusal;
        return;
      case 'history':
        return this.replay.receive(message);
      case 'standing':
        this.standing = message;
    }
  }

  private receiveState(message: StateMessage): void {
    const merged = mergeStory(this.story, message.story, message.story_from);
    this.news = this.state ? merged.slice(commonLength(this.story, merged)) : [];
    this.story = merged;
    this.waiting = null;
    this.state = message;
    this.busy = this.socket.busy;
    this.selected = null;
    this.plans = [];
    this.menu = null;
    this.preview = null;
    this.attention = [];
    this.hinted = [];
    this.replay.follow(message);
    this.followDecision(message);
  }

  /** At one screen the view follows the question; at two it stays. */
  private followDecision(message: StateMessage): void {
    if (!('side' in message.decision)) return;
    const side = message.decision.side;
    if (side === message.viewer || !turnsTo(this.seats, side)) return;
    this.replay.end();
    if (this.seats.seating === 'hotseat') this.coveredFor = side;
    else this.turnTo(side);
  }
}
