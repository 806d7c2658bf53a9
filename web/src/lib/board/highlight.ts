/** Something the player may do here, with the price it has, ready to be shown. */
export interface Highlight {
  /** The price, formatted; null when it is free or has none. */
  cost: string | null;
  /** What a screen reader says. */
  name: string;
  /** A destination of what is selected, shown stronger than what merely could be selected. */
  target: boolean;
  /** A destination beside the enemy. */
  engages?: boolean;
}

export type Highlights = ReadonlyMap<string, Highlight>;
