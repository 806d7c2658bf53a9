import type { HexScene, SideId } from '../../wire/types';

/**
 * Wings are told apart by a band: colours that differ for all eyes, and
 * stripes once those are used up.
 */

export interface WingColour {
  colour: string;
  striped: boolean;
}

const COLOURS = [
  '#e69f00',
  '#56b4e9',
  '#009e73',
  '#cc79a7',
  '#f0e442',
  '#d55e00',
  '#8c6bb1',
] as const;
export const NO_WING: WingColour = { colour: '#9a958a', striped: false };

/** The colour of each wing, by side and key: in the order in which the armies list them. */
export function wingColours(scene: HexScene): Map<string, WingColour> {
  const found = new Map<string, WingColour>();
  const wings = new Map<SideId, string[]>();
  const add = (side: SideId, wing: string | null) => {
    const known = wings.get(side) ?? [];
    if (wing !== null && !known.includes(wing)) known.push(wing);
    wings.set(side, known);
  };
  for (const army of scene.armies)
    for (const group of army.groups) for (const band of group.bands) add(army.side, band.name);
  for (const piece of [...scene.units, ...scene.leaders]) add(piece.side, piece.band);
  for (const [side, keys] of wings) {
    keys.sort().forEach((key, index) => {
      found.set(`${side} ${key}`, {
        colour: COLOURS[index % COLOURS.length] as string,
        striped: index >= COLOURS.length,
      });
    });
  }
  return found;
}

export function colourOf(
  colours: ReadonlyMap<string, WingColour>,
  piece: { side: SideId; band: string | null },
): WingColour {
  return (piece.band === null ? undefined : colours.get(`${piece.side} ${piece.band}`)) ?? NO_WING;
}
