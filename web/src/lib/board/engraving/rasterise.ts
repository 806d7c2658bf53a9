import { DrawingChance } from './chance';

const GRAIN = 160;

/** The picture of the ground, drawn once; panning and zooming only move it. */
export async function rasterise(
  svg: string,
  canvas: HTMLCanvasElement,
  size: readonly [number, number],
  scale: number,
): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    canvas.width = Math.round(size[0] * scale);
    canvas.height = Math.round(size[1] * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return picture;
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    layGrain(pen, canvas.width, canvas.height);
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Large boards on small devices must stay below what their graphics can hold. */
export function pictureScale(size: readonly [number, number], pixelRatio: number): number {
  const wanted = pixelRatio > 1 ? 2 : 1.6;
  const mostPixels = 16_000_000;
  return Math.min(wanted, Math.sqrt(mostPixels / (size[0] * size[1])));
}

/** The grain of the paper. */
export function layGrain(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const brush = tile.getContext('2d');
  if (!brush) return;
  const pixels = brush.createImageData(GRAIN, GRAIN);
  const chance = new DrawingChance('grain');
  for (let i = 0; i < pixels.data.length; i += 4) {
    pixels.data[i] = 88;
    pixels.data[i + 1] = 70;
    pixels.data[i + 2] = 42;
    pixels.data[i + 3] = chance.next() ** 3 * 30;
  }
  brush.putImageData(pixels, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, width, height);
}
