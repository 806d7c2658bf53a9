/** A sheet of paper with a map on it: what every kind of board has. */
export interface Sheet {
  json: {
    size: readonly [number, number];
    /** Left, top, right and bottom of the map on the sheet. */
    frame: readonly [number, number, number, number];
  };
}
