/**
 * Where the board lies in its window: pan and zoom by wheel, drag, pinch and keys,
 * for every kind of board.
 */

export interface Extent {
  width: number;
  height: number;
}

const MOST_ZOOM = 4;
const KEY_STEP = 80;
const DRAG_THRESHOLD = 6;

export class Viewport {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /**
   * The scale when nothing moved last. What is drawn differently from afar keeps to it: to style a
   * whole map again for each frame of a gesture takes longer than a frame.
   */
  atRest = $state(1);
  /** True while a gesture lasts; the layers are only moved then, and redrawn sharp when it ends. */
  moving = $state(false);
  /** The part of the board that is worth seeing, and its corner. */
  private board: Extent = { width: 1, height: 1 };
  private corner = { x: 0, y: 0 };
  private window: Extent = { width: 1, height: 1 };
  /** So much of the window's foot is covered. */
  private covered = 0;
  private pointers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private fitted = true;
  private settling: ReturnType<typeof setTimeout> | undefined;
  /**
   * The window has got its size. Nothing is drawn before: letters laid out at a scale that is still
   * unknown are next to nothing, and a browser may keep them so until the next zoom.
   */
  measured = $state(false);
  /** The window as it stands on the page. */
  pane: HTMLElement | null = null;

  /**
   * Keeps to the size of a window and heeds the wheel over its frame, until what it returns is
   * called; `sized` is told of each size.
   */
  watch(frame: HTMLElement, pane: HTMLElement, sized: () => void): () => void {
    this.pane = pane;
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return;
      this.setWindow(entry.contentRect.width, entry.contentRect.height);
      sized();
      this.measured = true;
    });
    watcher.observe(frame);
    const wheel = (event: WheelEvent) => this.wheel(event, this.within(event));
    const focus = (event: FocusEvent) => this.follow(event.target);
    frame.addEventListener('wheel', wheel, { passive: false });
    pane.addEventListener('focusin', focus);
    return () => {
      watcher.disconnect();
      frame.removeEventListener('wheel', wheel);
      pane.removeEventListener('focusin', focus);
      this.pane = null;
    };
  }

  /** What the keyboard has gone to on the board comes into sight. */
  private follow(target: EventTarget | null): void {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    this.show(...this.boardAt({ clientX: (left + right) / 2, clientY: (top + bottom) / 2 }));
  }

  /** A point of the page as one of the window. */
  within({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.pane?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  /** A point of the page as one of the board. */
  boardAt(event: { clientX: number; clientY: number }): [number, number] {
    const { x, y } = this.within(event);
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** A point of the board as one of the page. */
  pageAt([x, y]: readonly [number, number]): { clientX: number; clientY: number } {
    const box = this.pane?.getBoundingClientRect();
    return {
      clientX: (box?.left ?? 0) + x * this.scale + this.x,
      clientY: (box?.top ?? 0) + y * this.scale + this.y,
    };
  }

  /** Where a note about a point of the board goes: there, but wholly in the window. */
  noteAt([x, y]: readonly [number, number], note: Extent): { x: number; y: number } {
    const held = (at: number, room: number) => Math.max(0, Math.min(at, room));
    return {
      x: held(x * this.scale + this.x, this.window.width - note.width),
      y: held(y * this.scale + this.y, this.window.height - note.height),
    };
  }

  /** Keys go to the board. */
  focus(): void {
    this.pane?.focus({ preventScroll: true });
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  setBoard(left: number, top: number, right: number, bottom: number): void {
    const same =
      this.corner.x === left &&
      this.corner.y === top &&
      this.board.width === right - left &&
      this.board.height === bottom - top;
    if (same) return;
    this.board = { width: right - left, height: bottom - top };
    this.corner = { x: left, y: top };
    this.fit();
  }

  /** Something lies over the foot of the window: the board keeps above it. */
  cover(height: number): void {
    if (height === this.covered) return;
    this.covered = height;
    if (this.fitted) this.fit();
    else this.settle(this.x, this.y, this.scale);
  }

  setWindow(width: number, height: number): void {
    this.window = { width, height };
    if (this.fitted) this.fit();
    else this.settle(this.x, this.y, this.scale);
  }

  /** The whole board, as large as it goes. */
  fit(): void {
    const scale = this.leastScale();
    this.settle(0, 0, scale);
    this.fitted = true;
  }

  /**
   * Fills the window with board, round a point: on a small screen the whole board shows too little.
   */
  fill(x: number, y: number, by = 1.35): void {
    const scale =
      Math.max(this.window.width / this.board.width, this.window.height / this.board.height) * by;
    this.settle(this.window.width / 2 - x * scale, this.window.height / 2 - y * scale, scale);
    this.fitted = false;
  }

  /**
   * Shows a part of the board as large as it goes, but no smaller than `least` allows on a screen
   * that shows less, and no larger than `most`.
   */
  frame(
    left: number,
    top: number,
    right: number,
    bottom: number,
    least: number,
    most = MOST_ZOOM,
  ): void {
    const wanted = Math.min(
      this.window.width / (right - left),
      this.window.height / (bottom - top),
    );
    const scale = Math.min(most, Math.max(this.leastScale(), least, wanted));
    this.settle(
      this.window.width / 2 - ((left + right) / 2) * scale,
      this.window.height / 2 - ((top + bottom) / 2) * scale,
      scale,
    );
    this.fitted = false;
  }

  /** The part of the board that the window shows. */
  get seen(): { left: number; top: number; right: number; bottom: number } {
    const [left, top] = [-this.x / this.scale, -this.y / this.scale];
    return {
      left,
      top,
      right: left + this.window.width / this.scale,
      bottom: top + this.window.height / this.scale,
    };
  }

  get small(): boolean {
    return this.window.width > 1 && this.leastScale() < 0.28;
  }

  /** Brings a point of the board into the middle unless it is well in sight. */
  show(x: number, y: number): void {
    const [sx, sy] = [x * this.scale + this.x, y * this.scale + this.y];
    const margin = 60;
    const inSight =
      sx > margin &&
      sy > margin &&
      sx < this.window.width - margin &&
      sy < this.window.height - this.covered - margin;
    if (!inSight)
      this.settle(
        this.window.width / 2 - x * this.scale,
        this.window.height / 2 - y * this.scale,
        this.scale,
      );
  }

  /** Brings a point of the board into the middle, as far as the board reaches. */
  centre(x: number, y: number): void {
    this.settle(
      this.window.width / 2 - x * this.scale,
      (this.window.height - this.covered) / 2 - y * this.scale,
      this.scale,
    );
    this.fitted = false;
    this.gesture();
  }

  zoom(
    factor: number,
    at: { x: number; y: number } = { x: this.window.width / 2, y: this.window.height / 2 },
  ): void {
    const least = this.leastScale();
    const scale = Math.min(MOST_ZOOM, Math.max(least, this.scale * factor));
    const grown = scale / this.scale;
    this.gesture();
    this.settle(at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown, scale);
    this.fitted = scale <= least * 1.001;
  }

  pan(dx: number, dy: number): void {
    this.settle(this.x + dx, this.y + dy, this.scale);
    this.fitted = false;
    this.gesture();
  }

  wheel(event: WheelEvent, at: { x: number; y: number }): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), at);
  }

  /** True when the key was one of the board's. */
  key(key: string): boolean {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [KEY_STEP, 0],
      ArrowRight: [-KEY_STEP, 0],
      ArrowUp: [0, KEY_STEP],
      ArrowDown: [0, -KEY_STEP],
    };
    const step = steps[key];
    if (step) this.pan(...step);
    else if (key === '+' || key === '=') this.zoom(1.25);
    else if (key === '-') this.zoom(0.8);
    else if (key === '0') this.fit();
    else return false;
    return true;
  }

  pointerDown(event: PointerEvent): void {
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  pointerMove(event: PointerEvent, element: HTMLElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_THRESHOLD) return;
    if (!this.dragged) element.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other, element);
    else this.pan(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
  }

  pointerUp(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** After a drag the click that ends it is none. */
  swallowClick(): boolean {
    const swallowed = this.dragged;
    this.dragged = false;
    return swallowed;
  }

  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
    element: HTMLElement,
  ): void {
    const old = Math.hypot(before.x - other.x, before.y - other.y);
    const fresh = Math.hypot(now.x - other.x, now.y - other.y);
    const box = element.getBoundingClientRect();
    const centre = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (old > 0) this.zoom(fresh / old, centre);
  }

  private leastScale(): number {
    return Math.min(
      this.window.width / this.board.width,
      (this.window.height - this.covered) / this.board.height,
    );
  }

  /**
   * The board never leaves its window: where it is larger it covers it, where
   * smaller it lies in the middle.
   */
  private settle(x: number, y: number, scale: number): void {
    const held = (at: number, corner: number, board: number, window: number) => {
      const spare = window - board * scale;
      const slack = Math.min(window, board * scale) * 0.015;
      const near = at + corner * scale;
      return (
        (spare >= -0.5 ? spare / 2 : Math.min(slack, Math.max(spare - slack, near))) -
        corner * scale
      );
    };
    this.scale = scale;
    if (!this.moving) this.atRest = scale;
    this.x = held(x, this.corner.x, this.board.width, this.window.width);
    this.y = held(y, this.corner.y, this.board.height, this.window.height - this.covered);
  }

  private gesture(): void {
    this.moving = true;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.moving = false;
      this.atRest = this.scale;
    }, 160);
  }
}
