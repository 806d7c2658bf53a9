import { describe, expect, it } from 'vitest';
import { besideOf } from '../src/lib/table/beside';

const PAGES = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

/** Where it would lie if it were as high as it may be. */
function covered(panel: ReturnType<typeof box>, page: { width: number; height: number }) {
  const { left, top, bottom, width, most } = besideOf(panel, page);
  const head = top ?? page.height - (bottom ?? 0) - most;
  return box(left, head, left + width, head + most);
}

describe('what is shown beside a panel', () => {
  const panels = {
    'orders on the left': [PAGES.laptop, box(0, 50, 290, 768)],
    'a sheet on the right': [PAGES.tablet, box(714, 100, 1024, 768)],
    'a sheet at the foot': [PAGES.phone, box(0, 490, 390, 844)],
    'a menu on a phone': [PAGES.phone, box(30, 200, 350, 420)],
    'a menu at the right edge': [PAGES.laptop, box(1020, 300, 1340, 560)],
  } as const;
  for (const [name, [page, panel]] of Object.entries(panels)) {
    it(`never lies over ${name}, nor beyond the page`, () => {
      const it = covered(panel, page);
      const apart =
        it.left >= panel.right ||
        it.right <= panel.left ||
        it.top >= panel.bottom ||
        it.bottom <= panel.top;
      expect(apart).toBe(true);
      expect(it.left).toBeGreaterThanOrEqual(0);
      expect(it.right).toBeLessThanOrEqual(page.width);
      expect(it.top).toBeGreaterThanOrEqual(0);
      expect(it.bottom).toBeLessThanOrEqual(page.height);
      expect(it.bottom - it.top).toBeGreaterThan(150);
    });
  }
});
