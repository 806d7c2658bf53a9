import type { Desk } from './desk.svelte';
import { halt } from './drill';
import { PACE } from './measure';
import type { TablePoint } from './scene';

const STEP = 25 * PACE;
const TURN = 100;
const TURN_OF_A_PIECE = 300;

/** Where an arrow leads on the map, by a step or with Shift by four; null for other keys. */
function arrow(event: KeyboardEvent): TablePoint | null {
  const by = STEP * (event.shiftKey ? 4 : 1);
  const steps: Record<string, TablePoint> = {
    ArrowUp: [0, by],
    ArrowDown: [0, -by],
    ArrowLeft: [-by, 0],
    ArrowRight: [by, 0],
  };
  return steps[event.key] ?? null;
}

/** 1 for the keys that turn to the right, -1 for those that turn to the left, 0 for all others. */
function turning(event: KeyboardEvent): -1 | 0 | 1 {
  if (['[', '{', 'q', 'Q'].includes(event.key)) return -1;
  return [']', '}', 'e', 'E'].includes(event.key) ? 1 : 0;
}

/** What the keyboard does on the table. */
export class Keys {
  constructor(private readonly desk: Desk) {}

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target instanceof Element ? event.target.getAttribute('data-id') : null;
    if (!this.means(event, id)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** True when the key was one of the table's. */
  private means(event: KeyboardEvent, id: string | null): boolean {
    const { desk } = this;
    const { handling, laying, given } = desk;
    const { hand } = given.scene;
    const letter = event.key.toLowerCase();
    if (desk.tracing.line && this.trace(event)) return true;
    if (laying.piece && this.movePiece(event)) return true;
    if (
      event.key === 'Escape' &&
      (handling.intent || desk.tool !== 'hand' || handling.picked.length > 0)
    )
      return this.escape();
    if (desk.tool === 'ruler' && this.measure(event)) return true;
    if (letter === 'm') desk.toggle('ruler');
    else if (letter === 'z') desk.allZones = !desk.allZones;
    else if (letter === 'g' && (id ?? handling.picked[0]) !== undefined)
      desk.pickGroup(id ?? handling.picked[0] ?? '');
    else if (letter === 'n') return desk.nextOwn(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && handling.intent) void handling.release();
    else if (
      event.key === 'Enter' &&
      hand !== null &&
      given.mine !== null &&
      (id === null || hand.members.includes(id))
    )
      given.give([halt()]);
    else if ((event.key === 'Enter' || event.key === ' ') && id !== null) this.act(id, event);
    else if (handling.picked.length > 0 && given.mine !== null && this.nudge(event)) return true;
    else return desk.viewport.key(event.key);
    return true;
  }

  private escape(): true {
    const { desk } = this;
    if (desk.handling.intent) desk.handling.drop();
    else if (desk.tool !== 'hand') desk.toggle(desk.tool);
    else {
      desk.handling.pick([]);
      desk.given.deselect();
    }
    return true;
  }

  private act(id: string, event: KeyboardEvent): void {
    const { desk } = this;
    if (desk.movable.has(id)) {
      desk.pickOwn([id], event.shiftKey);
      return desk.viewport.focus();
    }
    const { clientX: x, clientY: y } = desk.viewport.pageAt(desk.placeOf(id) ?? [0, 0]);
    desk.given.pick(id, { x, y });
  }

  private movePiece(event: KeyboardEvent): boolean {
    const { laying } = this.desk;
    const [step, turn] = [arrow(event), turning(event)];
    if (step) laying.nudge(step[0], step[1], 0);
    else if (turn !== 0) laying.nudge(0, 0, turn * TURN_OF_A_PIECE * (event.shiftKey ? 3 : 1));
    else if (event.key === 'Enter') void laying.release();
    else if (event.key === 'Escape') laying.drop();
    else return false;
    return true;
  }

  private trace(event: KeyboardEvent): boolean {
    const { desk } = this;
    const { tracing } = desk;
    const step = arrow(event);
    if (step) {
      tracing.nudge(...step);
      if (tracing.hand) desk.show(tracing.hand);
    } else if (event.key === ' ') tracing.fix();
    else if (event.key === 'Enter') tracing.end();
    else if (event.key === 'Escape' || event.key === 'Backspace') tracing.back();
    else return false;
    return true;
  }

  /**
   * Arrows move what is picked, as it faces; a group wheels where a single element goes sideways.
   */
  private nudge(event: KeyboardEvent): boolean {
    const { handling, formation, placing } = this.desk;
    const [step, turn] = [arrow(event), turning(event) * TURN * (event.shiftKey ? 4 : 1)];
    if (!step && turn === 0) return false;
    const [right, forward] = step ?? [0, 0];
    const wheels = (formation?.members.length ?? 0) > 1 && !placing;
    if (wheels && right !== 0) handling.nudge(0, 0, (right / STEP) * TURN);
    else handling.nudge(forward, right, turn);
    const at = formation && handling.poses.get(formation.lead.id);
    if (at) this.desk.show([at.x, at.y]);
    return true;
  }

  private measure(event: KeyboardEvent): boolean {
    const { desk } = this;
    const step = arrow(event);
    if (!step && event.key !== 'Enter') return false;
    const start: TablePoint = desk.lead?.pose ? [desk.lead.pose.x, desk.lead.pose.y] : desk.middle;
    const now = desk.ruler ?? { from: start, to: start };
    desk.ruler = step
      ? { ...now, to: [now.to[0] + step[0], now.to[1] + step[1]] }
      : { from: now.to, to: now.to };
    desk.show(desk.ruler.to);
    return true;
  }
}
