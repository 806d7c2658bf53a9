import type { OpaqueOrder, Refusal } from '../../wire/types';
import { lay, type Piece } from './drill';
import { wrapHeading } from './measure';
import type { TableFeature, TablePoint } from './scene';
import { Trial, type Answer } from './trial.svelte';

export interface LayingPorts {
  attempt: (orders: OpaqueOrder[]) => Promise<Answer | null>;
  give: (orders: OpaqueOrder[]) => void;
  refuse: (refusal: Refusal | null) => void;
}

/** A piece of the ground in the hand, before it lies. */
export class Laying {
  piece: Piece | null = $state.raw(null);
  /** It has come onto the table. */
  moved = $state(false);
  private readonly trial: Trial;

  constructor(private readonly ports: LayingPorts) {
    this.trial = new Trial(ports.attempt);
  }

  readonly answer: Answer | null = $derived.by(() =>
    this.piece ? this.trial.answerTo([lay(this.piece)]) : null,
  );
  readonly refusal: Refusal | null = $derived(
    this.answer && 'refusal' in this.answer ? this.answer.refusal : null,
  );
  readonly verdict: 'asked' | 'allowed' | 'refused' = $derived(
    this.answer === null ? 'asked' : this.refusal ? 'refused' : 'allowed',
  );

  /** As a feature of the ground, to be drawn. */
  readonly feature: TableFeature | null = $derived.by(() => {
    if (!this.piece || !this.moved) return null;
    const { at, ...rest } = this.piece;
    return { id: 'laid', ...rest, ...at, crest: [], name: null };
  });

  grasp(piece: Piece): void {
    this.piece = piece;
    this.moved = false;
  }

  drag([x, y]: TablePoint): void {
    this.change({ at: { x, y } });
  }

  nudge(east: number, north: number, turn: number): void {
    if (!this.piece) return;
    const { at, heading } = this.piece;
    this.change({ at: { x: at.x + east, y: at.y + north }, heading: wrapHeading(heading + turn) });
  }

  private change(by: Partial<Piece>): void {
    if (!this.piece) return;
    this.piece = { ...this.piece, ...by };
    this.moved = true;
    this.ports.refuse(null);
    this.trial.ask([lay(this.piece)]);
  }

  /** Lets go: where it may lie it is laid, else it goes back with the reason. */
  async release(): Promise<void> {
    if (!this.piece || !this.moved) return this.drop();
    const orders = [lay(this.piece)];
    const answer = await this.trial.settled(orders);
    this.drop();
    if (answer === null) return;
    if ('refusal' in answer) this.ports.refuse(answer.refusal);
    else this.ports.give(orders);
  }

  drop(): void {
    this.piece = null;
    this.moved = false;
    this.trial.forget();
  }
}
