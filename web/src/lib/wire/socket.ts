import { broughtUpToDate } from './change';
import { freshNonce } from './http';
import type {
  BoardId,
  Request,
  GeneralLevel,
  Label,
  Layer,
  OpaqueOrder,
  SideId,
  Spoken,
  AnyFrame,
  StandingAnswers,
  StateFrame,
  ViewerId,
} from './types';

export type Connection = 'connecting' | 'open' | 'waiting' | 'denied' | 'turned-out';

/** What the listener is told: changes have been made into states. */
export type Told = Exclude<AnyFrame, { type: 'change' }>;

export interface SocketListener {
  message(message: Told): void;
  connection(connection: Connection): void;
  /** Why a claim to a seat was refused. */
  denied(why: Label): void;
}

export interface SocketAddress {
  battle: string;
  /** Who to look as, tried in turn until the server seats us; null lets the key decide. */
  viewers: (ViewerId | null)[];
  key: string | null;
}

const FIRST_PAUSE = 400;
/** The reason of a line that is closed because the seat has got another key. */
const TURNED_OUT = 'wire-turned-out';
const LONGEST_PAUSE = 10_000;

/**
 * The line to the server: reconnects by itself, and sends an unanswered order again under the same
 * number, which the server acknowledges without carrying it out twice.
 */
export class BattleSocket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private candidate = 0;
  private everSpoke = false;
  /** The claim of this line was settled. */
  private settled = false;
  /** This seat's share of chance, should the key be an invitation. */
  private readonly nonce = freshNonce();
  /** The number the next order must carry. */
  private number = 0;
  /** The last state on this line, which changes are told against. */
  private known: StateFrame | null = null;
  /**
   * The invitation that was answered with the present key. It is good again if the server forgot
   * that before it could store it.
   */
  private invitation: string | null = null;
  private unanswered: Extract<Request, { number: number }> | null = null;

  constructor(
    private address: SocketAddress,
    private readonly listener: SocketListener,
  ) {
    this.connect();
  }

  /** True while an order is on its way: nothing else may be ordered until it is answered. */
  get busy(): boolean {
    return this.unanswered !== null;
  }

  order(order: OpaqueOrder): boolean {
    return this.command({ type: 'order', number: this.number, order });
  }

  plan(orders: OpaqueOrder[]): boolean {
    return this.command({ type: 'plan', number: this.number, orders });
  }

  undo(to: number): boolean {
    return this.command({ type: 'undo', number: this.number, to });
  }

  askPlans(subject: BoardId): void {
    this.send({ type: 'plans', subject });
  }

  askPreview(orders: OpaqueOrder[]): void {
    this.send({ type: 'preview', orders });
  }

  askWhy(subject: BoardId | null, target: BoardId): void {
    this.send({ type: 'why', subject, target });
  }

  askAttempt(mark: number, orders: OpaqueOrder[]): void {
    this.send({ type: 'attempt', mark, orders });
  }

  askSight(from: BoardId): void {
    this.send({ type: 'sight', from });
  }

  askOverlay(layer: Layer, subject: BoardId | null): void {
    this.send({ type: 'overlay', layer, subject });
  }

  askHistory(from: number, revealed: boolean): void {
    this.send({ type: 'history', from, revealed });
  }

  leaveAnswers(answers: StandingAnswers): void {
    this.send({ type: 'standing', answers });
  }

  agreeToGoOn(): void {
    this.send({ type: 'continue' });
  }

  appoint(level: GeneralLevel | null): void {
    this.send({ type: 'general', level });
  }

  speak(word: Spoken, winner: SideId | null = null): void {
    this.send({ type: 'say', word, winner });
  }

  askHint(): number {
    this.send({ type: 'hint', number: this.number });
    return this.number;
  }

  hurry(): void {
    this.send({ type: 'hurry' });
  }

  renewKey(): void {
    this.send({ type: 'renew' });
  }

  invite(side: ViewerId): void {
    this.send({ type: 'invite', side });
  }

  withdraw(side: ViewerId): void {
    this.send({ type: 'withdraw', side });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private command(message: Extract<Request, { number: number }>): boolean {
    if (this.busy) return false;
    this.unanswered = message;
    this.send(message);
    return true;
  }

  private send(message: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.listener.connection('connecting');
    const socket = new WebSocket(this.url());
    this.socket = socket;
    this.settled = false;
    this.known = null;
    socket.onopen = () => {
      this.send(this.claim());
      if (this.unanswered) this.send(this.unanswered);
    };
    socket.onmessage = (event) => {
      const message = this.whole(JSON.parse(String(event.data)) as AnyFrame);
      if (message) this.receive(message);
    };
    socket.onclose = (event) => this.lost(event?.reason);
  }

  /**
   * A message, with a change made into the state it leads to; nothing if there is
   * none that it could change.
   */
  private whole(message: AnyFrame): Told | null {
    if (message.type === 'state') this.known = message;
    if (message.type !== 'change') return message;
    if (this.known) this.known = broughtUpToDate(this.known, message);
    return this.known;
  }

  private receive(message: Told): void {
    if (!this.settled) {
      // A line whose claim is refused is closed; another viewer may be tried.
      if (message.type === 'refused') {
        this.listener.denied(message.refusal.label);
        return this.tryInvitation();
      }
      if (message.type === 'seated') this.invitation = this.address.key;
      this.settled = true;
      this.pause = FIRST_PAUSE;
      this.listener.connection('open');
    }
    this.everSpoke = true;
    if (message.type === 'accepted' || message.type === 'refused') {
      if (this.unanswered?.number === message.number) this.unanswered = null;
    }
    if (message.type === 'seated')
      this.address = { ...this.address, key: message.link.split('#')[1] ?? null };
    if (message.type === 'state') {
      this.number = message.number;
      if (this.unanswered && this.unanswered.number < message.number) this.unanswered = null;
    }
    this.listener.message(message);
  }

  /**
   * The key is worth nothing: the next line tries the invitation that led to it, and the one
   * after that the key again.
   */
  private tryInvitation(): void {
    const { key } = this.address;
    if (this.invitation === null) return;
    this.address = { ...this.address, key: this.invitation };
    this.invitation = key;
  }

  private lost(reason: string | undefined): void {
    if (this.closed) return;
    if (reason === TURNED_OUT) {
      // Somebody else keeps the seat for himself: to try again is no use.
      this.closed = true;
      this.listener.connection('turned-out');
      return;
    }
    if (!this.everSpoke && this.candidate + 1 < this.address.viewers.length) {
      this.candidate += 1;
      this.connect();
      return;
    }
    if (!this.everSpoke) this.candidate = 0;
    this.listener.connection(this.everSpoke ? 'waiting' : 'denied');
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** The key goes in a message: addresses are written into logs. */
  private claim(): Request {
    const viewer = this.address.viewers[this.candidate];
    const { key } = this.address;
    return {
      type: 'sit',
      ...(viewer ? { as: viewer } : {}),
      ...(key ? { key, nonce: this.nonce } : {}),
    };
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}/api/battles/${encodeURIComponent(this.address.battle)}/socket`;
  }
}
