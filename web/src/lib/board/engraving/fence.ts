import { pointText, rightOf, shifted, walkCurve, type Point } from './geometry';

/** A snake-rail fence: rails laid zigzag along a line. */
export function drawFence(line: readonly Point[], rail = 6): string {
  const posts = line.slice(1).flatMap((to, index) => {
    const from = line[index] as Point;
    return walkCurve([from, to], rail).map(({ at, along }, step) =>
      shifted(at, rightOf(along), step % 2 === 0 ? 1.5 : -1.5),
    );
  });
  if (posts.length < 2) return '';
  return `<path d="M${posts.map(pointText).join('L')}" fill="none" stroke="#5b4630" stroke-width=".95" stroke-linejoin="round" opacity=".8"/>`;
}
