import { describe, expect, test } from 'vitest';
import { enemyTurnStart, mergeMoments, Replay, toldBetween } from '../src/lib/table/replay.svelte';
import { tollByArm, tollByRound } from '../src/lib/table/end/toll';
import type { StoryLine } from '../src/lib/wire/story';
import type { AreasScene, ToldMoment, ScenePiece } from '../src/lib/wire/types';

const piece = (id: string, side: string, strength: number, place = 'l1'): ScenePiece => ({
  id,
  side,
  place,
  face: { arm: 'infantry', strength },
  lot: 0,
  moved: false,
  asleep: false,
  up: true,
  chosen: false,
  lead: false,
});

function moment(number: number, heard = number, pieces: ScenePiece[] = [], round = 1): ToldMoment {
  const scene: AreasScene = {
    kind: 'areas',
    round,
    rounds: 16,
    clock: '06:00',
    turn: 'austria',
    commands: { left: 3, limit: 3 },
    morale: { austria: 16 - number, france: 17 },
    broken: {},
    start: {},
    pieces,
    lots: [],
    forces: [],
    closed: [],
    crossings: [],
    stars: [],
    stakes: { goals: [], now: null, ahead: null, counts: [], places: [], levels: [], terms: [] },
  };
  return {
    number,
    decision: { side: 'austria', label: { id: 'x' }, cites: 'marengo:7.1' },
    scene,
    heard,
  };
}

const line = (number: number, side: string | null, kind: StoryLine['kind']): StoryLine => ({
  number,
  side,
  kind,
  label: { id: 'x' },
  cites: [],
  objects: [],
  round: 1,
});

const answer = (moments: ToldMoment[], revealed = false) => ({
  type: 'history' as const,
  from: moments[0]?.number ?? 0,
  revealed,
  moments,
});

describe('moments', () => {
  test('earlier and later ones join what is known', () => {
    const known = [moment(3), moment(4)];
    expect(mergeMoments(known, [moment(1), moment(2), moment(3)]).map((one) => one.number)).toEqual(
      [1, 2, 3, 4],
    );
    expect(mergeMoments(known, [moment(5)]).map((one) => one.number)).toEqual([3, 4, 5]);
  });

  test('the lines of a step are those told since the step before', () => {
    const story = [0, 1, 2, 3].map((number) => line(number, 'austria', 'move'));
    const told = { omitted: 0, lines: story };
    expect(toldBetween(told, moment(1, 1), moment(2, 3))).toEqual(story.slice(1, 3));
    expect(toldBetween(told, moment(2, 3), moment(3, 1))).toEqual([]);
    expect(toldBetween(told, undefined, moment(2, 3))).toEqual([]);
  });

  test('of a story whose first lines were left out the rest is found', () => {
    const told = {
      omitted: 100,
      lines: [0, 1, 2].map((number) => line(number, 'austria', 'move')),
    };
    expect(toldBetween(told, moment(1, 101), moment(2, 103))).toEqual(told.lines.slice(1));
    expect(toldBetween(told, moment(1, 99), moment(2, 101))).toEqual(told.lines.slice(0, 1));
    expect(toldBetween(told, moment(1, 40), moment(2, 50))).toEqual([]);
  });

  test('the last turn of the enemy is found in the story', () => {
    const story = [
      line(0, 'austria', 'turn'),
      line(5, 'france', 'turn'),
      line(9, 'austria', 'turn'),
    ];
    expect(enemyTurnStart(story, 'austria', 'austria')).toBe(5);
    expect(enemyTurnStart(story, 'france', 'austria')).toBe(9);
    expect(enemyTurnStart(story, 'onlooker', 'austria')).toBe(5);
    expect(enemyTurnStart([], 'austria', 'austria')).toBe(0);
  });
});

describe('looking back', () => {
  function opened() {
    const asked: [number, boolean][] = [];
    const replay = new Replay((from, revealed) => asked.push([from, revealed]));
    replay.begin(5);
    replay.receive(answer([moment(5), moment(6), moment(7)]));
    return { replay, asked };
  }

  test('steps stay between beginning and present', () => {
    const { replay, asked } = opened();
    expect(asked).toEqual([[5, false]]);
    expect(replay.moment?.number).toBe(5);
    replay.step(1);
    replay.step(1);
    replay.step(1);
    expect(replay.moment?.number).toBe(7);
    expect(replay.atEnd).toBe(true);
  });

  test('stepping back beyond what has come asks for more', () => {
    const { replay, asked } = opened();
    replay.step(-1);
    expect(asked.at(-1)).toEqual([0, false]);
    replay.receive(answer([0, 1, 2, 3, 4, 5, 6, 7].map((number) => moment(number))));
    expect(replay.moment?.number).toBe(4);
    replay.first();
    expect(replay.atStart).toBe(true);
  });

  test('what happens meanwhile is added and what is shown stays', () => {
    const { replay, asked } = opened();
    replay.step(1);
    replay.follow({ number: 9, decision: moment(9).decision } as Parameters<Replay['follow']>[0]);
    expect(asked.at(-1)).toEqual([8, false]);
    replay.receive(answer([moment(8), moment(9)]));
    expect(replay.moments.length).toBe(5);
    expect(replay.moment?.number).toBe(6);
  });

  test('a long history is asked for part by part', () => {
    const asked: number[] = [];
    const replay = new Replay((from) => asked.push(from));
    replay.follow({ number: 5, decision: moment(5).decision } as Parameters<Replay['follow']>[0]);
    replay.begin(0);
    replay.receive(answer([moment(0), moment(1), moment(2)]));
    replay.receive(answer([moment(3), moment(4)]));
    replay.receive(answer([moment(5)]));
    expect(asked).toEqual([0, 3, 5]);
    expect(replay.moments.map((one) => one.number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(replay.moment?.number).toBe(0);
  });

  test('after the end everything is asked for anew, revealed', () => {
    const { replay, asked } = opened();
    replay.reveal();
    expect(asked.at(-1)).toEqual([0, true]);
    replay.receive(answer([moment(9)]));
    expect(replay.moment).toBe(null);
    replay.receive(answer([moment(0), moment(5)], true));
    expect(replay.moment?.number).toBe(5);
  });
});

describe('the toll', () => {
  const opening = moment(0, 0, [
    piece('p1', 'austria', 3),
    piece('p2', 'france', 2),
    piece('p3', 'france', 1),
  ]);
  const closing = moment(
    4,
    4,
    [piece('p1', 'austria', 2), piece('p2', 'france', 2), piece('p3', 'france', 0, 'lost')],
    2,
  );

  test('morale and casualties at the end of every round', () => {
    expect(tollByRound([opening, closing], ['austria', 'france'])).toEqual([
      {
        round: 1,
        clock: '06:00',
        morale: { austria: 16, france: 17 },
        casualties: { austria: 0, france: 0 },
      },
      {
        round: 2,
        clock: '06:00',
        morale: { austria: 12, france: 17 },
        casualties: { austria: 1, france: 1 },
      },
    ]);
  });

  test('losses by arm', () => {
    expect(tollByArm([opening, closing], 'france')[0]).toEqual({
      arm: 'infantry',
      start: 3,
      lost: 1,
      destroyed: 1,
    });
  });

  test('what was never there was not destroyed', () => {
    const absent = piece('p9', 'france', 4, 'lost');
    const [before, after] = [0, 1].map((number) =>
      moment(number, number, [absent, piece('p2', 'france', 2)]),
    ) as [ToldMoment, ToldMoment];
    expect(tollByArm([before, after], 'france')[0]).toEqual({
      arm: 'infantry',
      start: 2,
      lost: 0,
      destroyed: 0,
    });
  });
});
