import type { HexBoardJson } from '../src/lib/board/hexes/board-json';
import type { HexScene, SceneLeader, SceneUnit } from '../src/lib/wire/types';

/** A small board with one of everything. */
export const sampleHexes: HexBoardJson = {
  first: '0101',
  last: '1212',
  orientation: 'south-west',
  terrain: [
    { kind: 'town', place: 'dorf', hexes: ['0504', '0505'] },
    { kind: 'woods', place: 'busch', hexes: ['0208..0309'] },
    { kind: 'marsh', hexes: ['0802'] },
    { kind: 'pond', hexes: ['1003'] },
  ],
  place: [{ key: 'huebel', hexes: ['0706'] }],
  slope: [
    {
      hill: 'huebel',
      sides: ['0706>0705', '0706>0806', '0706>0807', '0706>0707', '0706>0606', '0706>0607'],
    },
  ],
  work: [
    { kind: 'entrenchment', sides: ['0404|0403'] },
    { kind: 'wall', sides: ['0505|0506'] },
  ],
  water: [
    {
      kind: 'stream',
      name: 'bach',
      sides: ['0902|1002', '0902|1003', '0903|1003'],
      bridges: ['0902|1003'],
    },
  ],
  road: [
    { kind: 'highway', hexes: ['0101', '0202', '0302', '0403'] },
    { kind: 'road', hexes: ['0202', '0302', '0303'] },
  ],
  label: [
    { text: 'place-dorf', at: '0505', style: 'village' },
    { text: 'water-bach', at: '0903', style: 'water' },
  ],
};

export function sampleUnit(change: Partial<SceneUnit> = {}): SceneUnit {
  return {
    id: 'u1',
    key: 'cur-8',
    side: 'prussia',
    wing: 'seydlitz',
    arm: 'cavalry',
    hex: 'h0504',
    off: null,
    place: 0,
    steps: 2,
    full: 2,
    strength: 3,
    shaken: false,
    shock: 2,
    bombardment: null,
    morale: 7,
    movement: 5,
    left: null,
    state: 'formed',
    column: false,
    moved: false,
    out_of_command: false,
    contact: null,
    double: false,
    ...change,
  };
}

export function sampleLeader(change: Partial<SceneLeader> = {}): SceneLeader {
  return {
    id: 'l1',
    key: 'seydlitz',
    side: 'prussia',
    wing: 'seydlitz',
    commander: false,
    hex: 'h0504',
    initiative: 5,
    special: 'cavalry',
    modifier: 2,
    movement: 7,
    left: null,
    column: false,
    replacement: false,
    ...change,
  };
}

export function sampleScene(units: SceneUnit[], leaders: SceneLeader[] = []): HexScene {
  return {
    kind: 'hexes',
    turn: 1,
    turns: 4,
    clock: '14:30',
    active: 'prussia',
    phase: 'movement',
    units,
    leaders,
    armies: [
      {
        side: 'prussia',
        morale: 9,
        start: 10,
        top: 12,
        danger: 6,
        filled: 10,
        state: 'steady',
        active: true,
        success: 0,
        routed: 0,
        points: 0,
        groups: [],
      },
    ],
    markers: [],
    focus: null,
    fight: null,
  };
}
