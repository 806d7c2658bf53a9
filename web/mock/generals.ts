import type {
  CommandingGeneral,
  GeneralLevel,
  Label,
  Offer,
  AnyFrame,
} from '../src/lib/wire/types';
import type { MockOrder } from './battle';

interface Table {
  tell(message: AnyFrame): void;
  offers(): Offer[];
  order(order: MockOrder): void;
}

const TICK = 200;
const THOUGHT = 1200;
const REMARKS = ['plan', 'enough', 'answer', 'only-order'];

/** Generals who look busy and then order anything. */
export class MockGenerals {
  levels: Record<string, GeneralLevel>;
  readonly remarks = new Map<number, Label>();
  private thinking: {
    side: string;
    since: number;
    number: number;
    left: number;
    timer: NodeJS.Timeout;
  } | null = null;

  constructor(
    levels: Record<string, GeneralLevel>,
    private readonly table: Table,
  ) {
    this.levels = { ...levels };
  }

  state(): Record<string, CommandingGeneral> {
    return Object.fromEntries(
      Object.entries(this.levels).map(([side, level]) => [
        side,
        { level, thinking: this.thinking?.side === side },
      ]),
    );
  }

  appoint(side: string, level: GeneralLevel | null): void {
    this.rest();
    const others = Object.fromEntries(
      Object.entries(this.levels).filter(([other]) => other !== side),
    );
    this.levels = level === null ? others : { ...others, [side]: level };
  }

  /** Begins to think if the side that is asked is a general's. */
  wake(side: string, number: number, left: number): void {
    if (this.thinking || !this.levels[side]) return;
    this.thinking = {
      side,
      since: Date.now(),
      number,
      left,
      timer: setInterval(() => this.tick(), TICK),
    };
  }

  hurry(): boolean {
    if (!this.thinking) return false;
    this.decide();
    return true;
  }

  private tick(): void {
    if (!this.thinking) return;
    const { side, since } = this.thinking;
    const progress = Math.min(1, (Date.now() - since) / THOUGHT);
    if (progress >= 1) return this.decide();
    this.table.tell({ type: 'thinking', side, level: this.levels[side] ?? '', progress });
  }

  private decide(): void {
    const thought = this.thinking;
    this.rest();
    if (!thought) return;
    const [end, ...marches] = this.table.offers();
    const chosen =
      thought.left > 1 ? marches[(thought.number * 7) % Math.max(1, marches.length)] : end;
    const kind = REMARKS[thought.number % REMARKS.length] ?? 'plan';
    this.remarks.set(thought.number, {
      id: `general-remark-${kind}`,
      args: { now: 45 + (thought.number % 9), hoped: 52 + (thought.number % 12), courses: 14 },
    });
    this.table.order((chosen ?? end)?.order as MockOrder);
  }

  private rest(): void {
    if (this.thinking) clearInterval(this.thinking.timer);
    this.thinking = null;
  }
}
