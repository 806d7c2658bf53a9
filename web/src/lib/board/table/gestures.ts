import type { Desk } from './desk.svelte';
import { halt, type Line, type Piece } from './drill';
import { inLasso, type Corner } from './formation';
import type { TablePoint } from './scene';

interface Press {
  id: string;
  at: TablePoint;
  x: number;
  y: number;
  more: boolean;
}

/** The pointer moves so far before a press is a drag. */
const THRESHOLD = 5;

function idUnder(event: Event, name: string): string | null {
  return event.target instanceof Element
    ? (event.target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null)
    : null;
}

/** What mouse, pen and fingers do on the table. */
export class Gestures {
  private press: Press | null = null;
  /** The click that ends a drag is none. */
  private swallow = false;
  private fingers = 0;

  constructor(private readonly desk: Desk) {}

  down(event: PointerEvent): void {
    this.fingers += 1;
    this.swallow = false;
    if (event.button !== 0) return;
    if (this.fingers > 1) return this.pinch(event);
    const { desk } = this;
    const at = desk.tableAt(event);
    if (desk.tracing.line) {
      desk.tracing.press(at);
      return this.hold(event);
    }
    if (desk.tool === 'ruler') {
      desk.ruler = { from: at, to: at };
      return this.hold(event);
    }
    const handle = idUnder(event, 'handle');
    if (handle !== null) return this.takeHandle(handle, event);
    const id = idUnder(event, 'id');
    if (id !== null && desk.movable.has(id) && desk.tool === 'hand') {
      this.press = {
        id,
        at,
        x: event.clientX,
        y: event.clientY,
        more: event.shiftKey || event.ctrlKey || event.metaKey,
      };
    } else if (desk.given.mine !== null && (event.shiftKey || desk.tool === 'lasso')) {
      desk.lasso = { from: at, to: at };
      this.capture(event);
    } else {
      desk.viewport.pointerDown(event);
    }
  }

  /** A second finger zooms: what was begun is put back. */
  private pinch(event: PointerEvent): void {
    this.press = null;
    this.desk.dragging = false;
    this.desk.handling.drop();
    this.desk.viewport.pointerDown(event);
  }

  private takeHandle(handle: string, event: PointerEvent): void {
    if (handle === 'halt') {
      this.swallow = true;
      return this.desk.given.give([halt()]);
    }
    this.desk.handling.grasp(
      handle === 'turn' ? { kind: 'turn' } : { kind: 'wheel', corner: handle.slice(6) as Corner },
    );
    this.hold(event);
  }

  private hold(event: PointerEvent): void {
    this.desk.dragging = true;
    this.capture(event);
  }

  private capture(event: PointerEvent): void {
    this.desk.viewport.pane?.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, pane: HTMLElement): void {
    const { desk, press } = this;
    const at = desk.tableAt(event);
    if (
      press &&
      !desk.dragging &&
      Math.hypot(event.clientX - press.x, event.clientY - press.y) > THRESHOLD
    )
      this.beginDrag(press, event);
    if (desk.dragging) return this.drag(at, event.altKey);
    if (desk.lasso) return void (desk.lasso = { ...desk.lasso, to: at });
    if (desk.tracing.line) desk.tracing.move(at);
    desk.viewport.pointerMove(event, pane);
    if (event.pointerType !== 'touch') this.hover(event);
  }

  private drag(at: TablePoint, free: boolean): void {
    const { desk } = this;
    if (desk.tracing.line) desk.tracing.move(at);
    else if (desk.laying.piece) desk.laying.drag(at);
    else if (desk.tool === 'ruler' && desk.ruler) desk.ruler = { ...desk.ruler, to: at };
    else desk.handling.drag(at, free);
  }

  private hover(event: PointerEvent): void {
    const { desk } = this;
    desk.pointedPlace = desk.places[Number(idUnder(event, 'place') ?? -1)] ?? null;
    const id = idUnder(event, 'id');
    if (id === desk.hovered) return;
    desk.hovered = id;
    desk.given.point(id);
  }

  private beginDrag(from: Press, event: PointerEvent): void {
    const { handling, given } = this.desk;
    if (!handling.picked.includes(from.id)) {
      handling.pick([from.id]);
      given.select(from.id);
    }
    handling.grasp({ kind: 'body', id: from.id, at: from.at });
    this.press = null;
    this.hold(event);
  }

  up(event: PointerEvent): void {
    const { desk } = this;
    this.fingers = Math.max(0, this.fingers - 1);
    desk.viewport.pointerUp(event);
    if (desk.dragging) this.letGo(event);
    else if (desk.lasso) this.draw();
    else if (this.press) {
      this.swallow = true;
      desk.pickOwn([this.press.id], this.press.more);
      this.press = null;
    }
  }

  private letGo(event: PointerEvent): void {
    const { desk } = this;
    const { handling, laying, tracing } = desk;
    desk.dragging = false;
    this.swallow = true;
    if (tracing.line) {
      // A tap on the line in its tray only takes it up.
      if (tracing.hand) tracing.release(desk.tableAt(event));
    } else if (laying.piece) {
      // A tap on a piece of the ground lays it on the middle, to be moved from there.
      if (laying.moved) void laying.release();
      else desk.choosePiece(laying.piece);
    } else if (desk.tool !== 'ruler') {
      // A tap on what waits beside the table sets it down in the middle of its zone.
      if (handling.hold?.kind === 'fresh' && handling.intent === null)
        desk.setDownWaiting(handling.hold.ids[0] ?? '');
      else void handling.release();
    }
  }

  /** Closes the frame that was drawn round elements. */
  private draw(): void {
    const { desk } = this;
    const caught = desk.lasso
      ? inLasso(desk.given.scene.elements, desk.lasso.from, desk.lasso.to).filter((id) =>
          desk.movable.has(id),
        )
      : [];
    desk.lasso = null;
    this.swallow = true;
    if (caught.length > 0) desk.pickOwn(caught, false);
    if (desk.tool === 'lasso') desk.tool = 'hand';
  }

  cancel(event: PointerEvent): void {
    const { desk } = this;
    this.fingers = 0;
    this.press = null;
    desk.dragging = false;
    desk.lasso = null;
    desk.handling.drop();
    desk.laying.drop();
    desk.viewport.pointerUp(event);
  }

  leave(): void {
    this.desk.hovered = null;
    this.desk.pointedPlace = null;
    this.desk.given.point(null);
  }

  click(event: MouseEvent): void {
    const { desk } = this;
    if (desk.viewport.swallowClick() || this.swallow) {
      this.swallow = false;
      return;
    }
    if (desk.tool !== 'hand') return;
    const place = desk.places[Number(idUnder(event, 'place') ?? -1)];
    if (place) return desk.given.give(place.orders);
    const id = idUnder(event, 'id');
    if (id !== null) desk.given.pick(id, { x: event.clientX, y: event.clientY });
    else desk.given.deselect();
  }

  doubleClick(event: MouseEvent): void {
    if (this.desk.tracing.line) return this.desk.tracing.end();
    const id = idUnder(event, 'id');
    if (id !== null && this.desk.movable.has(id)) this.desk.pickGroup(id);
  }

  /** From the tray of pieces of the ground. */
  graspPiece(piece: Piece, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.desk.graspPiece(piece);
    this.takeFromTray(event);
    this.desk.viewport.focus();
  }

  graspLine(line: Line, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.desk.chooseLine(line);
    this.takeFromTray(event);
  }

  /** From the tray of elements that wait. */
  graspWaiting(id: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    const ids = event.shiftKey ? this.desk.rowFrom(id) : [id];
    this.desk.handling.pick(ids);
    this.desk.handling.grasp({ kind: 'fresh', ids });
    this.takeFromTray(event);
  }

  private takeFromTray(event: PointerEvent): void {
    this.fingers += 1;
    event.preventDefault();
    this.hold(event);
  }
}
