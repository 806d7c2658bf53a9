import type { OpaqueOrder, Prospect, Refusal } from '../../wire/types';

export type Answer = { prospect: Prospect } | { refusal: Refusal };

/**
 * Asks what orders would lead to while something is dragged: one question at
 * a time, the newest next.
 */
export class Trial {
  /** The orders that were answered last, and the answer. */
  answered: { key: string; answer: Answer } | null = $state.raw(null);
  private wanted: OpaqueOrder[] | null = null;
  private asking: string | null = null;
  private waiting: { key: string; settle: (answer: Answer | null) => void }[] = [];

  constructor(
    private readonly attempt: (orders: OpaqueOrder[]) => Promise<Answer | null>,
    /** Between two questions, in milliseconds: the server bears only so many a second. */
    private readonly pause = 45,
  ) {}

  static keyOf(orders: readonly OpaqueOrder[]): string {
    return JSON.stringify(orders);
  }

  /** The answer to these very orders, if it is there. */
  answerTo(orders: readonly OpaqueOrder[]): Answer | null {
    return this.answered?.key === Trial.keyOf(orders) ? this.answered.answer : null;
  }

  ask(orders: OpaqueOrder[]): void {
    const key = Trial.keyOf(orders);
    if (key === this.answered?.key || key === this.asking) return void (this.wanted = null);
    this.wanted = orders;
    if (this.asking === null) void this.next();
  }

  /** The answer as soon as it comes. */
  async settled(orders: OpaqueOrder[]): Promise<Answer | null> {
    const known = this.answerTo(orders);
    if (known) return known;
    const answer = new Promise<Answer | null>((settle) =>
      this.waiting.push({ key: Trial.keyOf(orders), settle }),
    );
    this.ask(orders);
    return answer;
  }

  /** What was asked is no longer of interest. */
  forget(): void {
    this.answered = null;
    this.wanted = null;
    for (const one of this.waiting) one.settle(null);
    this.waiting = [];
  }

  /** Questions that come meanwhile wait. */
  private async rest(): Promise<void> {
    this.asking = '';
    await new Promise((done) => setTimeout(done, this.pause));
    this.asking = null;
  }

  private async next(): Promise<void> {
    while (this.wanted !== null) {
      const orders = this.wanted;
      const key = Trial.keyOf(orders);
      this.wanted = null;
      this.asking = key;
      const answer = await this.attempt(orders);
      this.asking = null;
      if (answer) this.answered = { key, answer };
      this.waiting = this.waiting.filter((one) => {
        if (one.key !== key) return true;
        one.settle(answer);
        return false;
      });
      if (this.pause > 0) await this.rest();
    }
  }
}
