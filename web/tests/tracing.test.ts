import { describe, expect, test } from 'vitest';
import { layLine } from '../src/lib/board/table/drill';
import type { TablePoint } from '../src/lib/board/table/scene';
import { Tracing } from '../src/lib/board/table/tracing.svelte';
import type { Answer } from '../src/lib/board/table/trial.svelte';
import type { OpaqueOrder, Refusal } from '../src/lib/wire/types';

const ROAD = { kind: 'road', width: 2400, points: 4 } as const;
const TABLE = [60_000, 60_000] as const;
const refusal = { label: { id: 'no' } } as unknown as Refusal;

function tracing(allowed: (course: TablePoint[]) => boolean) {
  const told = { given: [] as OpaqueOrder[][], refused: [] as (Refusal | null)[] };
  const course = (order: OpaqueOrder) => {
    const { points, count } = (
      order as {
        'set-up': { lay: { road: { points: { x: number; y: number }[]; count: number } } };
      }
    )['set-up'].lay.road;
    return points.slice(0, count).map(({ x, y }): TablePoint => [x, y]);
  };
  const attempt = async ([order]: OpaqueOrder[]): Promise<Answer> =>
    allowed(course(order as OpaqueOrder))
      ? ({ prospect: { certain: true } } as unknown as Answer)
      : { refusal };
  const traced = new Tracing({
    extent: () => TABLE,
    attempt,
    give: (orders) => told.given.push(orders),
    refuse: (one) => told.refused.push(one),
  });
  traced.begin(ROAD);
  return { traced, told };
}

const settled = () => new Promise((done) => setTimeout(done, 120));

describe('a road is traced', () => {
  test('begins at the nearest edge, bends, and is laid where it reaches an edge', async () => {
    const { traced, told } = tracing(() => true);
    traced.fix([20_000, 4_000]);
    expect(traced.points).toEqual([[20_000, 0]]);
    traced.fix([22_000, 30_000]);
    expect(told.given).toEqual([]);
    traced.fix([21_000, 59_500]);
    await settled();
    expect(told.given).toEqual([
      [
        layLine(ROAD, [
          [20_000, 0],
          [22_000, 30_000],
          [21_000, 60_000],
        ]),
      ],
    ]);
    expect(traced.line).toBeNull();
  });

  test('what is refused goes back by a point, with the reason; on the way nothing is refused', async () => {
    const { traced, told } = tracing((course) => course.at(-1)?.[1] === 60_000);
    traced.fix([20_000, 0]);
    traced.move([30_000, 30_000]);
    await settled();
    expect(traced.verdict).toBe('asked');
    traced.fix([60_000, 30_000]);
    await settled();
    expect(traced.points).toEqual([[20_000, 0]]);
    expect(told).toEqual({ given: [], refused: [null, refusal] });
    expect(traced.verdict).toBe('refused');
    traced.back();
    traced.fix();
    expect(traced.points).toEqual([[20_000, 0]]);
    traced.back();
    traced.back();
    expect(traced.line).toBeNull();
  });

  test('one stroke of the hand fixes both ends; a second click at the same place fixes nothing', async () => {
    const { traced, told } = tracing(() => true);
    traced.press([30_000, 200]);
    traced.move([31_000, 59_900]);
    traced.release([31_000, 59_900]);
    await settled();
    expect(told.given).toEqual([
      [
        layLine(ROAD, [
          [30_000, 0],
          [31_000, 60_000],
        ]),
      ],
    ]);
    traced.begin(ROAD);
    traced.press([10_000, 0]);
    traced.release([10_000, 0]);
    traced.press([10_100, 0]);
    traced.release([10_100, 0]);
    expect(traced.points).toEqual([[10_000, 0]]);
  });

  test('by keys from the middle of the southern edge', async () => {
    const { traced, told } = tracing(() => true);
    traced.nudge(2_500, 0);
    traced.fix();
    expect(traced.points).toEqual([[32_500, 0]]);
    traced.nudge(0, 80_000);
    traced.end();
    await settled();
    expect(told.given).toEqual([
      [
        layLine(ROAD, [
          [32_500, 0],
          [32_500, 60_000],
        ]),
      ],
    ]);
  });
});
