import type { AreaBoardJson } from '../src/lib/board/areas/board-json';

/**
 * Two squares side by side with a wide border between them, and a third below
 * the first, joined twice.
 */
export const sampleBoard: AreaBoardJson = {
  size: [500, 500],
  frame: [0, 0, 500, 500],
  corners: {
    1: [0, 0],
    2: [240, 0],
    3: [480, 0],
    4: [480, 240],
    5: [240, 240],
    6: [0, 240],
    7: [0, 480],
    8: [240, 480],
    9: [120, 240],
  },
  area: [
    { locale: 1, corners: [1, 2, 5, 9, 6] },
    { locale: 2, corners: [2, 3, 4, 5] },
    { locale: 3, corners: [6, 9, 5, 8, 7] },
  ],
  side: [
    { approach: '1-2', edge: [2, 5] },
    { approach: 'west', edge: [6, 9] },
    { approach: 'east', edge: [9, 5] },
    { impassable: { locale: 1, side: 'N' }, edge: [1, 2] },
  ],
  locale: [
    { id: 1, key: 'hill', capacity: 12, at: [120, 110], 'set-up': 2 },
    { id: 2, key: 'ford', capacity: 9, at: [360, 120], star: 'red' },
    { id: 3, key: 'mill', capacity: 4, at: [120, 360] },
  ],
  approach: [
    { between: [1, 2], width: 'wide', at: [240, 120], into: ['I2 C A', 'I A O'] },
    { between: [1, 3], id: 'west', width: 'narrow', at: [60, 240], into: ['I', 'I'] },
    { between: [1, 3], id: 'east', width: 'narrow', at: [180, 240], into: ['', 'C'] },
  ],
  road: [{ id: 'PA', class: 'main', route: [1, 2] }],
  'road-line': [
    {
      road: 'PA',
      line: [
        [40, 100],
        [241, 140],
        [400, 120],
      ],
    },
  ],
  wood: [
    {
      outline: [
        [300, 20],
        [420, 30],
        [410, 90],
        [310, 80],
      ],
    },
  ],
  slope: [
    {
      line: [
        [20, 300],
        [200, 310],
      ],
      length: 18,
    },
  ],
  river: [
    {
      width: 12,
      line: [
        [20, 20],
        [80, 200],
        [60, 460],
      ],
    },
  ],
  village: [{ at: [360, 180], spread: 30, houses: 8, size: 'village' }],
};
