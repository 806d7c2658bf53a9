import type { Component } from 'svelte';
import type { Highlights } from '../../board/highlight';
import type { Scene } from '../../wire/types';
import type { Deed } from '../deeds';
import type { Shown } from '../laid';
import type { TableSession } from '../session.svelte';

/** A piece of what a board tells in words: a place, an army, and what stands there. */
export interface Told {
  name: string;
  lines: readonly string[];
}

/** What the board itself is given. */
export interface FieldProps {
  shown: Shown;
  session: TableSession;
  /** A moment of the past is shown: nothing can be done. */
  past: boolean;
  title: string;
  subtitle: string;
  highlights: Highlights;
  /** What was done, to be drawn on the map. */
  deeds: readonly Deed[];
  /** Board ids of the choice under the pointer. */
  hinted: readonly string[];
  pick: (id: string, at: { x: number; y: number }) => void;
  /** Told what the pointer rests on. */
  point: (id: string | null) => void;
}

/** All that shows one kind of board, fetched when such a board is laid. */
export interface Kit {
  /** Reads what the pack says of the board. */
  read(json: unknown): unknown;
  /** The board as a battle is played on it: all of it, or a part. */
  within?(board: unknown, scene: Scene): unknown;
  Field: Component<FieldProps>;
  Gauges: Component<{ shown: Shown; session: TableSession }>;
  /** What stands beside the journal: forces, armies, commands. */
  Forces: Component<{
    shown: Shown;
    session: TableSession;
    highlights: Highlights;
    pick: FieldProps['pick'];
  }>;
  /**
   * What is told of the thing pointed at, below the board; null where pieces tell all themselves.
   */
  docket: {
    Card: Component<{ shown: Shown; session: TableSession; past: boolean; about: string | null }>;
    /** It has less to tell than others and is lower. */
    low: boolean;
  } | null;
  /** The signs of the board, for the help. */
  Legend: Component<{ shown: Shown }>;
  /** Any board id in words, and as the head of its orders. */
  nameOf(shown: Shown, id: string): string;
  titleOf(shown: Shown, id: string): string;
  /** The position as text: what holds for all first. */
  situation(shown: Shown): readonly string[];
  position(shown: Shown): readonly Told[];
}
