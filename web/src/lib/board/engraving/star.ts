/** A star with so many points; `inner` is the share of the radius between them. */
export function starPath(points: number, radius: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (index * Math.PI) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * inner;
    return `${(Math.cos(turn) * reach).toFixed(1)},${(Math.sin(turn) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
