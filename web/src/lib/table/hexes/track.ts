import type { SceneTrack } from '../../wire/types';

export interface TrackBox {
  value: number;
  current: boolean;
  /** Where it began. */
  start: boolean;
  filled: boolean;
  /** At or below the box at which an army is demoralized. */
  zone: boolean;
}

/** The boxes of an army's morale track, the top one first. */
export function trackBoxes({ at, start, top, filled, danger }: SceneTrack): TrackBox[] {
  const [most, least] = [Math.max(top, start, at), Math.min(0, at)];
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const value = most - index;
    return {
      value,
      current: value === at,
      start: value === start,
      filled: filled !== null && value >= filled,
      zone: value <= danger,
    };
  });
}
