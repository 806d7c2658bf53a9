import type { SceneArmy } from '../../wire/types';

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
export function trackBoxes({
  morale,
  start,
  top,
  filled,
  danger,
}: Pick<SceneArmy, 'morale' | 'start' | 'top' | 'filled' | 'danger'>): TrackBox[] {
  const [most, least] = [Math.max(top, start, morale), Math.min(0, morale)];
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const value = most - index;
    return {
      value,
      current: value === morale,
      start: value === start,
      filled: filled !== null && value >= filled,
      zone: value <= danger,
    };
  });
}
