import type { ScenePart } from '../../wire/types';
import { readHexes, readSide } from './board';
import type { HexBoardJson } from './board-json';
import { hexNumber, hexOf, numberOf } from './grid';

/** A part of a board as a board of its own: what lies in it, and nothing else. */
export function partOf(json: HexBoardJson, part: ScenePart): HexBoardJson {
  const [first, last] = [part.first, part.last].map((id) => hexOf(hexNumber(id) ?? '0000'));
  if (!first || !last) return json;
  const has = (number: string): boolean => {
    const { column, row } = hexOf(number);
    return column >= first.column && column <= last.column && row >= first.row && row <= last.row;
  };
  const hexes = (blocks: readonly string[]) => readHexes(blocks).filter(has);
  const sides = (texts: readonly string[]) =>
    texts.filter((text) => {
      const { from, to } = readSide('crest', text);
      return has(from) && has(to);
    });
  /** The stretches of a way that lie in it. */
  const stretches = <Way extends { hexes: string[] }>(ways: readonly Way[] | undefined): Way[] =>
    (ways ?? []).flatMap((way) => {
      const runs: string[][] = [];
      let run: string[] = [];
      for (const number of way.hexes) {
        if (has(number)) {
          if (run.length === 0) runs.push(run);
          run.push(number);
        } else run = [];
      }
      return runs.filter(({ length }) => length > 1).map((stretch) => ({ ...way, hexes: stretch }));
    });
  const filled = <Entry extends { hexes: string[] }>(entries: readonly Entry[] | undefined) =>
    (entries ?? [])
      .map((entry) => ({ ...entry, hexes: hexes(entry.hexes) }))
      .filter((entry) => entry.hexes.length > 0);
  const own = part.entries.map(({ key, hexes: ids }) => ({
    key,
    hexes: ids.flatMap((id) => hexNumber(id) ?? []),
  }));
  return {
    ...json,
    first: numberOf(first),
    last: numberOf(last),
    terrain: filled(json.terrain),
    place: filled(json.place),
    slope: (json.slope ?? []).map((slope) => ({ ...slope, sides: sides(slope.sides) })),
    work: (json.work ?? []).map((work) => ({ ...work, sides: sides(work.sides) })),
    crest: (json.crest ?? []).map((crest) => ({ ...crest, sides: sides(crest.sides) })),
    water: (json.water ?? []).map((water) => ({
      ...water,
      sides: sides(water.sides),
      bridges: sides(water.bridges ?? []),
      trestles: sides(water.trestles ?? []),
      fords: sides(water.fords ?? []),
    })),
    way: stretches(json.way),
    road: stretches(json.road),
    entry: filled([...(json.entry ?? []), ...own]),
    supply: filled(json.supply),
    avenue: stretches(json.avenue),
    building: (json.building ?? []).filter(({ at }) => has(at)),
    field: filled(json.field),
    hedge: (json.hedge ?? []).map((hedge) => ({ sides: sides(hedge.sides) })),
    label: (json.label ?? []).filter(({ at }) => has(at)),
  };
}
