/** Where something stands that is shown beside a panel without moving it. */
export interface Beside {
  left: number;
  /** One of the two is set, the other is null. */
  top: number | null;
  bottom: number | null;
  width: number;
  most: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;
const WIDTH = 300;

/**
 * To the right of the panel, else to its left, else above or below it, wherever there is
 * more room: never over it.
 */
export function besideOf(panel: Box, page: { width: number; height: number }): Beside {
  const width = Math.min(WIDTH, page.width - 2 * GAP);
  const [right, left] = [panel.right + GAP, panel.left - GAP - width];
  if (right + width + GAP <= page.width || left >= GAP) {
    const top = Math.max(GAP, panel.top);
    return {
      left: right + width + GAP <= page.width ? right : left,
      top,
      bottom: null,
      width,
      most: page.height - top - GAP,
    };
  }
  const at = Math.max(GAP, Math.min(panel.left, page.width - GAP - width));
  const [above, below] = [panel.top - 2 * GAP, page.height - panel.bottom - 2 * GAP];
  return above >= below
    ? { left: at, top: null, bottom: page.height - panel.top + GAP, width, most: above }
    : { left: at, top: panel.bottom + GAP, bottom: null, width, most: below };
}
