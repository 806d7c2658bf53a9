import type { AreaBoard } from '../board';
import { boundingBox, distance, distanceToOutline, insideOutline, polygonText, type Point } from '../geometry';
import { DrawingChance } from '../chance';
import { FIELD } from './inks';

/** Ploughed strips in the open ground of the larger areas, faint enough to lie under everything else. */
export function drawFields(board: AreaBoard): string {
  const built = (board.json.village ?? []).map((village) => village.at);
  const grown = [...(board.json.wood ?? []), ...(board.json.marsh ?? []), ...(board.json.vineyard ?? [])].map((growth) => growth.outline);
  return board.areas
    .filter((area) => area.capacity >= 9)
    .map((area) => {
      const chance = new DrawingChance(`fields ${area.locale}`);
      const box = boundingBox(area.outline);
      const strips: string[] = [];
      for (let i = 0; i < 16; i += 1) {
        const centre: Point = [chance.within(box.left, box.right), chance.within(box.top, box.bottom)];
        const turn = chance.pick([0.2, 0.28, -1.3, -1.22, 0.1]);
        const [length, breadth] = [chance.within(40, 84), chance.within(18, 34)];
        const colour = chance.pick(FIELD);
        const free =
          insideOutline(centre, area.outline) &&
          distanceToOutline(centre, area.outline) > 26 &&
          built.every((p) => distance(p, centre) > 46) &&
          grown.every((outline) => !insideOutline(centre, outline));
        if (free) strips.push(drawStrip(centre, turn, length, breadth, colour));
      }
      return strips.join('');
    })
    .join('');
}

function drawStrip(centre: Point, turn: number, length: number, breadth: number, colour: string): string {
  const at = (along: number, across: number): Point => [
    centre[0] + along * Math.cos(turn) - across * Math.sin(turn),
    centre[1] + along * Math.sin(turn) + across * Math.cos(turn),
  ];
  const corners = [at(-length / 2, -breadth / 2), at(length / 2, -breadth / 2), at(length / 2, breadth / 2), at(-length / 2, breadth / 2)];
  let furrows = '';
  for (let across = -breadth / 2 + 4; across < breadth / 2 - 1; across += 4) {
    const [from, to] = [at(-length / 2 + 2, across), at(length / 2 - 2, across)];
    furrows += `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`;
  }
  return (
    `<polygon points="${polygonText(corners)}" fill="${colour}" opacity=".55"/>` +
    `<path d="${furrows}" stroke="#8a7a4e" stroke-width=".6" opacity=".32" fill="none"/>`
  );
}
