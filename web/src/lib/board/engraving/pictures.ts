import { layGrain, pictureScale, rasterise } from './rasterise';
import type { Sheet } from './sheet';

interface Kept {
  shown: HTMLImageElement;
  /** The drawing itself, once it has been read: it can be drawn at any size. */
  vector: { picture: HTMLImageElement; density: number } | null;
}

const kept = new WeakMap<Sheet, Kept>();

/** The picture of a board's ground. It is drawn once, after the page has been shown, and kept while the board is. */
export function pictureOf<Board extends Sheet>(
  board: Board,
  drawGround: (board: Board) => string,
): HTMLImageElement {
  const known = kept.get(board);
  if (known) return known.shown;
  const shown = new Image();
  // Without this a browser may show the sheet bare for a moment after every zoom.
  shown.decoding = 'sync';
  shown.alt = '';
  shown.draggable = false;
  const { size } = board.json;
  shown.style.width = `${size[0]}px`;
  shown.style.height = `${size[1]}px`;
  const entry: Kept = { shown, vector: null };
  kept.set(board, entry);
  const density = pictureScale(size, window.devicePixelRatio);
  const draw = () =>
    void rasterise(drawGround(board), shown, size, density).then(
      (picture) => (entry.vector = { picture, density }),
    );
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(draw, { timeout: 1000 });
  else setTimeout(draw, 100);
  return shown;
}

export function vectorOf(board: Sheet): Kept['vector'] {
  return kept.get(board)?.vector ?? null;
}

export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One part of the ground, in so many pixels to a unit of the board. */
export function drawPart(
  picture: HTMLImageElement,
  canvas: HTMLCanvasElement,
  { left, top, right, bottom }: Part,
  density: number,
): void {
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.left = `${left}px`;
  canvas.style.top = `${top}px`;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  layGrain(pen, canvas.width, canvas.height);
}
