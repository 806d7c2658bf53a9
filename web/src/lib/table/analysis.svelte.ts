import { fetchAnalysis, fetchProposal, Refused } from '../wire/http';
import type { Analysis, Label, Proposal, ViewerId } from '../wire/types';

/** How often a growing analysis is asked for. */
const PAUSE = 1000;

/**
 * What is thought of a battle after its end: the chances of both sides, and what a
 * general would have done.
 */
export class BattleAnalysis {
  course: Analysis | null = $state.raw(null);
  problem: Label | null = $state.raw(null);
  /** What has been proposed so far, by the number of the moment. */
  proposals: ReadonlyMap<number, Proposal> = $state.raw(new Map());
  /** The number of the moment that is being thought about. */
  considering: number | null = $state(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;
  private stopped = false;

  constructor(
    private readonly battle: string,
    private readonly viewer: () => ViewerId,
  ) {}

  /** Asks for the course of the battle until it is as good as it gets. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Asks what a general would do at a moment. */
  async propose(number: number, level: string): Promise<void> {
    if (this.considering !== null || this.proposals.has(number)) return;
    this.considering = number;
    this.problem = null;
    try {
      const proposal = await fetchProposal(this.battle, this.viewer(), number, level);
      this.proposals = new Map(this.proposals).set(number, proposal);
    } catch (error) {
      this.fail(error);
    }
    this.considering = null;
  }

  private async ask(): Promise<void> {
    try {
      this.course = await fetchAnalysis(this.battle, this.viewer());
      this.problem = null;
    } catch (error) {
      this.fail(error);
      if (!(error instanceof Refused) || error.label.id !== 'web-error-unreachable') return;
    }
    if (!this.stopped && this.course?.refined !== true)
      this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Refused ? error.label : { id: 'web-error-unreachable' };
  }
}
