import { DrawingChance } from './chance';

const GRAIN = 160;

/**
 * The drawing of the ground as pixels, written once into their host. They end as an image and not
 * as a canvas: a canvas is a layer of its own, which splits what lies over it into more layers, and
 * all of them would have to be scaled and laid over each other for every frame of a pan. To make
 * the image takes a while; until then, or if it fails, the canvas is seen.
 */
export async function rasterise(
  svg: string,
  host: HTMLElement,
  size: readonly [number, number],
  scale: number,
): Promise<HTMLImageElement> {
  const picture = await imageFrom(new Blob([svg], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size[0] * scale);
  canvas.height = Math.round(size[1] * scale);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return picture;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  layGrain(pen, canvas.width, canvas.height);
  host.replaceChildren(canvas);
  void imageOf(canvas).then(
    (image) => image && host.replaceChildren(image),
    () => {},
  );
  return picture;
}

async function imageOf(canvas: HTMLCanvasElement): Promise<HTMLImageElement | null> {
  const pixels = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.94));
  if (!pixels) return null;
  const image = await imageFrom(pixels);
  image.alt = '';
  image.draggable = false;
  return image;
}

async function imageFrom(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  // Without this a browser may show the sheet bare for a moment after every zoom.
  image.decoding = 'sync';
  const address = URL.createObjectURL(blob);
  try {
    image.src = address;
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
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
