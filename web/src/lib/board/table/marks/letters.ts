import { messages } from '../../../messages/messages.svelte';
import type { TableLabel } from '../../../table/laid';
import { distance, middle, upright, type Point } from '../../engraving/geometry';
import type { TableFeatureKind, TableRiver } from '../scene';
import { onSheet, outlineOn, UNIT, type TableSheet } from '../sheet';

export interface Letters {
  id: string;
  text: string;
  at: Point;
  turn: number;
  size: number;
  style: 'hill' | 'wood' | 'town' | 'open';
}

const STYLES: Record<TableFeatureKind, Letters['style']> = {
  'gentle-hill': 'hill',
  'steep-hill': 'hill',
  wood: 'wood',
  oasis: 'wood',
  marsh: 'open',
  rough: 'open',
  dunes: 'open',
  fields: 'open',
  settlement: 'town',
};

/** The names of features that have one, over them; of settlements below. */
export function featureLetters(sheet: TableSheet): Letters[] {
  return sheet.ground.features.flatMap((feature) => {
    if (feature.name === null) return [];
    const [x, y] = onSheet(sheet, [feature.x, feature.y]);
    const style = STYLES[feature.kind];
    const low = (Math.max(feature.width, feature.length) / 2 / UNIT) * 0.72;
    return [
      {
        id: feature.id,
        text: messages.text(feature.name),
        at: [x, style === 'town' ? y + low + 18 : y + 6] as Point,
        turn: 0,
        size: style === 'hill' ? 16 : 18,
        style,
      },
    ];
  });
}

const LABEL_STYLES: Record<string, LabelLetters['style']> = {
  hill: 'hill',
  wood: 'wood',
  water: 'water',
  village: 'town',
  farm: 'town',
};

export interface LabelLetters {
  text: string;
  at: Point;
  turn: number;
  size: number;
  style: Letters['style'] | 'water';
  /** Near the western and eastern edges words run inwards. */
  anchor: 'start' | 'middle' | 'end';
}

const NEAR_THE_EDGE = 6000;

/** What the pack has written on the table. */
export function labelLetters(sheet: TableSheet, labels: readonly TableLabel[]): LabelLetters[] {
  return labels.map(({ at: [x, y], text, style, turn }) => {
    const drawn = LABEL_STYLES[style] ?? 'open';
    const anchor =
      x * 100 < NEAR_THE_EDGE
        ? 'start'
        : x * 100 > sheet.extent[0] - NEAR_THE_EDGE
          ? 'end'
          : 'middle';
    return {
      anchor,
      text: messages.text(text),
      at: onSheet(sheet, [x * 100, y * 100]) as Point,
      turn: turn ?? 0,
      size: drawn === 'hill' ? 16 : 18,
      style: drawn,
    };
  });
}

/** Along the longest straight stretch of a river: its name, and what it has turned out to be. */
export function riverLetters(
  sheet: TableSheet,
  rivers: readonly TableRiver[],
): { id: string; text: string; at: Point; turn: number }[] {
  return rivers.flatMap((river) => {
    const known = river.nature === null ? null : messages.text(`web-table-river-${river.nature}`);
    const name = river.name === null ? null : messages.text(river.name);
    const text = name && known ? `${name} (${known})` : (name ?? known);
    if (text === null) return [];
    const line = outlineOn(sheet, river.line);
    let [best, longest]: [[Point, Point] | null, number] = [null, 0];
    line.slice(1).forEach((end, index) => {
      const start = line[index] as Point;
      if (distance(start, end) > longest) [best, longest] = [[start, end], distance(start, end)];
    });
    if (!best) return [];
    const [from, to] = best as [Point, Point];
    const turn = upright((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
    const up = ((turn - 90) * Math.PI) / 180;
    const [x, y] = middle(from, to);
    const off = river.width / UNIT / 2 + 7;
    return [
      { id: river.id, text, turn, at: [x + Math.cos(up) * off, y + Math.sin(up) * off] as Point },
    ];
  });
}
