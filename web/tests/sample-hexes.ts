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
    { kind: 'orchard', hexes: ['1106'] },
    { kind: 'chateau', place: 'schloss', hexes: ['1108'] },
    { kind: 'woods', hexes: ['1108'] },
    { kind: 'hilltop', hexes: ['0706'] },
    { kind: 'slope', hexes: ['0705', '0806'] },
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
      trestles: ['0902|1002'],
    },
    { kind: 'river', sides: ['1110|1210', '1110|1211'], fords: ['1110|1211'] },
    { kind: 'lake', sides: ['0112|0212'] },
  ],
  crest: [{ sides: ['0408|0508'] }],
  way: [{ kind: 'trail', hexes: ['0303', '0404'] }],
  entry: [{ key: 'norden', hexes: ['0101'] }],
  supply: [{ sides: ['prussia'], hexes: ['0101'] }],
  road: [
    { kind: 'highway', hexes: ['0101', '0202', '0302', '0403'] },
    { kind: 'road', hexes: ['0202', '0302', '0303'] },
  ],
  avenue: [{ hexes: ['0101', '0202', '0302'], paved: true }],
  building: [
    { kind: 'walled-farm', at: '0607', turn: 12 },
    { kind: 'farm', at: '0610', shift: [100, 50] },
    { kind: 'mill', at: '0903' },
    { kind: 'windmill', at: '0706' },
    { kind: 'chapel', at: '0403' },
  ],
  field: [
    { kind: 'rye', hexes: ['0602..0703'] },
    { kind: 'wheat', hexes: ['0711'] },
    { kind: 'meadow', hexes: ['0901'] },
  ],
  hedge: [{ sides: ['0902|1002', '0602|0603'] }],
  label: [
    { text: 'place-dorf', at: '0505', style: 'village' },
    { text: 'water-bach', at: '0903', style: 'water' },
  ],
};

export function sampleUnit(change: Partial<SceneUnit> = {}): SceneUnit {
  return {
    id: 'u1',
    name: 'unit-cur-8',
    side: 'prussia',
    band: 'wing-seydlitz',
    arm: 'cavalry',
    hex: 'h0504',
    off: null,
    place: 0,
    steps: 2,
    full: 2,
    strength: 3,
    worth: 3,
    figures: '3″-7-5',
    small: null,
    big: '3',
    values: [],
    badges: [],
    ...change,
  };
}

export function sampleLeader(change: Partial<SceneLeader> = {}): SceneLeader {
  return {
    id: 'l1',
    name: 'leader-seydlitz',
    side: 'prussia',
    band: 'wing-seydlitz',
    rank: { id: 'frederick-rank-leader' },
    commander: false,
    hex: 'h0504',
    figures: '5 · +2 · 7',
    values: [],
    badges: [],
    ...change,
  };
}

export function sampleScene(units: SceneUnit[], leaders: SceneLeader[] = []): HexScene {
  return {
    kind: 'hexes',
    turn: 1,
    turns: 4,
    clock: '14:30',
    hours: null,
    active: 'prussia',
    phase: { key: 'movement', label: { id: 'frederick-phase-movement' } },
    phases: [{ key: 'movement', label: { id: 'frederick-phase-movement' } }],
    marching: true,
    sky: null,
    units,
    leaders,
    armies: [
      {
        side: 'prussia',
        morale: { at: 9, start: 10, top: 12, danger: 6, filled: 10 },
        state: { grade: 'good', label: { id: 'frederick-army-steady' } },
        note: null,
        points: 0,
        tallies: [],
        cards: null,
        groups: [],
      },
    ],
    markers: [],
    focus: null,
    company: [],
    fights: [],
    reading: { id: 'frederick-reading' },
    signs: [],
    layers: ['control'],
    lesson: null,
    part: null,
    stakes: { goals: [], now: null, ahead: null, counts: [], places: [], levels: [], terms: [] },
  };
}
