import { layGrain, pictureScale, rasterise } from './rasterise';
import type { Sheet } from './sheet';

/** The drawing itself: it can be drawn at any size. */
interface Vector {
  picture: HTMLImageElement;
  /** Pixels to a unit of the board in the picture that is kept of it. */
  density: number;
}

interface Kept {
  shown: HTMLElement;
  vector: Promise<Vector>;
}

const kept = new WeakMap<Sheet, Kept>();

/**
 * The picture of a board's ground. It is drawn once, after the page has been shown, and
 * kept while the board is.
 */
export function pictureOf<Board extends Sheet>(
  board: Board,
  drawGround: (board: Board) => string,
): HTMLElement {
  const known = kept.get(board);
  if (known) return known.shown;
  const shown = document.createElement('div');
  const { size } = board.json;
  shown.style.width = `${size[0]}px`;
  shown.style.height = `${size[1]}px`;
  const density = pictureScale(size, window.devicePixelRatio);
  const vector = idle()
    .then(() => rasterise(drawGround(board), shown, size, density))
    .then((picture) => ({ picture, density }));
  kept.set(board, { shown, vector });
  return shown;
}

/** Not every browser says when it is idle. */
function idle(): Promise<unknown> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done, 100);
  });
}

/** The drawing of a board's ground, as soon as it has been read. */
export async function vectorOf(board: Sheet): Promise<Vector | null> {
  return (await kept.get(board)?.vector) ?? null;
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
