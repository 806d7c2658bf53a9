import { describe, expect, test } from 'vitest';
import {
  bandPath,
  hoursOf,
  linePath,
  numberAt,
  percentOf,
  plotOf,
  pointAt,
  sharePath,
  stepAlong,
  tellingLine,
  turningPoints,
  xOf,
  yOf,
} from '../src/lib/table/end/curve';
import type { StoryLine } from '../src/lib/wire/story';
import type { Analysis, AnalysisPoint, ToldMoment } from '../src/lib/wire/types';

const point = (number: number, chance: number, spread = 0.1): AnalysisPoint => ({
  number,
  chance,
  spread,
});
const points = [point(0, 0.5), point(4, 0.8), point(10, 0.2)];
const plot = plotOf(points, { left: 10, right: 110, top: 0, bottom: 100 });
const line = (number: number, kind: StoryLine['kind']): StoryLine => ({
  number,
  side: null,
  kind,
  label: { id: `line-${number}` },
  cites: [],
  objects: [],
  round: 1,
});
const moment = (number: number, clock: string): ToldMoment => ({
  number,
  heard: number,
  scene: { kind: 'areas', clock } as ToldMoment['scene'],
  decision: { side: 'austria', label: { id: 'x' }, cites: '' },
});

describe('the plot', () => {
  test('numbers go to the right, the chances of the first side upwards', () => {
    expect([xOf(plot, 0), xOf(plot, 5), xOf(plot, 10)]).toEqual([10, 60, 110]);
    expect([yOf(plot, 0), yOf(plot, 0.25), yOf(plot, 1)]).toEqual([100, 75, 0]);
    expect(yOf(plot, 1.2)).toBe(0);
  });

  test('a place on the chart is a moment, also beyond its edges', () => {
    expect([numberAt(plot, -50), numberAt(plot, 61), numberAt(plot, 900)]).toEqual([0, 5, 10]);
  });

  test('a battle of one moment has a place too', () => {
    const short = plotOf([point(7, 1)], { left: 0, right: 50, top: 0, bottom: 10 });
    expect([xOf(short, 7), numberAt(short, 30)]).toEqual([0, 7]);
  });

  test('shares reach to the edges, the band round the line', () => {
    expect(linePath(plot, points)).toBe('M10.0,50.0L50.0,20.0L110.0,80.0');
    expect(sharePath(plot, points, 'bottom')).toBe(
      'M10.0,50.0L50.0,20.0L110.0,80.0L110.0,100L10.0,100Z',
    );
    expect(bandPath(plot, points.slice(0, 1))).toBe('M10.0,40.0L10.0,60.0Z');
    expect(bandPath(plot, [])).toBe('');
  });
});

describe('reading the curve', () => {
  test('the point of a moment is the last one before it', () => {
    expect(pointAt(points, 9)?.number).toBe(4);
    expect(pointAt(points, -3)?.number).toBe(0);
    expect(pointAt([], 3)).toBe(null);
  });

  test('keys go from point to point and stop at the ends', () => {
    expect([stepAlong(points, 5, 1), stepAlong(points, 10, 1), stepAlong(points, 4, -10)]).toEqual([
      10, 10, 0,
    ]);
  });

  test('the other side has the rest', () => {
    expect([
      percentOf(point(0, 0.62), ['austria', 'france'], 'austria'),
      percentOf(point(0, 0.62), ['austria', 'france'], 'france'),
    ]).toEqual([62, 38]);
  });

  test('hours begin where the clock changes', () => {
    expect(hoursOf([moment(0, '06:00'), moment(1, '06:00'), moment(2, '07:00')])).toEqual([
      { number: 0, clock: '06:00' },
      { number: 2, clock: '07:00' },
    ]);
  });
});

describe('turning points', () => {
  test('last until the other side commands', () => {
    const long: Analysis = {
      progress: 1,
      refined: true,
      sides: ['austria', 'france'],
      points: [point(0, 0.5), point(2, 0.5), point(4, 0.9), point(6, 0.9)],
      turning: [0],
    };
    const commanded = [0, 2, 4, 6].map((number) => ({
      ...moment(number, '06:00'),
      decision: { side: number < 4 ? 'austria' : 'france', label: { id: 'x' }, cites: '' },
    }));
    expect(turningPoints(long, commanded, { omitted: 0, lines: [] })[0]).toMatchObject({
      number: 0,
      until: 4,
      before: 50,
      after: 90,
    });
  });

  const course: Analysis = {
    progress: 1,
    refined: true,
    sides: ['austria', 'france'],
    points,
    turning: [4, 0, 10, 99],
  };
  const told = {
    omitted: 0,
    lines: Array.from({ length: 10 }, (_, number) => line(number, number === 6 ? 'fight' : 'move')),
  };
  const moments = [0, 4, 10].map((number) => moment(number, '06:00'));

  test('come in the order of the battle, seen from the side they were good for', () => {
    const found = turningPoints(course, moments, told);
    expect(found.map(({ number, side, before, after }) => [number, side, before, after])).toEqual([
      [0, 'austria', 50, 80],
      [4, 'france', 20, 80],
    ]);
  });

  test('tell what happened there', () => {
    const [, second] = turningPoints(course, moments, told);
    expect(second?.lines.map((one) => one.number)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(tellingLine(second?.lines ?? [])?.number).toBe(6);
    expect(tellingLine([line(1, 'turn'), line(2, 'move')])?.number).toBe(2);
    expect(tellingLine([])).toBe(null);
    expect(turningPoints(course, [], told)[0]?.lines).toEqual([]);
  });
});
