import { describe, expect, test } from 'vitest';
import {
  formationOf,
  frontCorners,
  frontMiddle,
  heldPoint,
  inLasso,
  posesAfter,
  snapTo,
  stickOf,
  stoppedAt,
  wayTo,
  wheelTo,
  type Formation,
} from '../src/lib/board/table/formation';
import {
  ahead,
  apart,
  cornersOf,
  headingTowards,
  longestWay,
  middleOf,
  poseId,
  poseNamed,
  toTheRight,
  turnBetween,
  turnedAbout,
  wrapHeading,
} from '../src/lib/board/table/measure';
import type { TablePoint, TablePose } from '../src/lib/board/table/scene';
import { keepSheet, onSheet, onTable, sheetOf } from '../src/lib/board/table/sheet';
import { openingTable } from '../mock/table-scene';

const near = (p: readonly number[], q: readonly number[]) =>
  p.forEach((value, index) => expect(value).toBeCloseTo(q[index] as number, 6));

/** Four bases side by side that face north, the first at the left. */
function line(heading = 0): Formation {
  const members = [0, 1, 2, 3].map((index) => {
    const [x, y] = [
      30000 + toTheRight(heading)[0] * 4000 * index,
      30000 + toTheRight(heading)[1] * 4000 * index,
    ];
    return { id: `e${index}`, slot: index, pose: { x, y, heading }, width: 4000, depth: 2000 };
  });
  return { members, lead: members[1] as Formation['lead'] };
}

describe('headings', () => {
  test('north is up, east to the right, clockwise', () => {
    near(ahead(0), [0, 1]);
    near(ahead(1800), [1, 0]);
    near(toTheRight(0), [1, 0]);
    near(toTheRight(3600), [-1, 0]);
  });

  test('they wrap, and turns take the shorter way', () => {
    expect(wrapHeading(-20)).toBe(7180);
    expect(wrapHeading(7200)).toBe(0);
    expect(turnBetween(7100, 100)).toBe(200);
    expect(turnBetween(100, 7100)).toBe(-200);
  });

  test('towards a point', () => {
    expect(headingTowards([0, 0], [0, 100])).toBe(0);
    expect(headingTowards([0, 0], [100, 0])).toBe(1800);
    expect(headingTowards([0, 0], [-100, 0])).toBe(5400);
    expect(headingTowards([0, 0], [100, 100])).toBe(900);
  });
});

describe('bases', () => {
  test('the pose is the middle of the front edge', () => {
    const corners = cornersOf({ x: 100, y: 100, heading: 0 }, 40, 20);
    near(corners.flat(), [80, 100, 120, 100, 120, 80, 80, 80]);
    near(middleOf({ x: 100, y: 100, heading: 1800 }, 20), [90, 100]);
  });

  test('a turn about a point keeps the distance to it', () => {
    const pose: TablePose = { x: 500, y: 200, heading: 300 };
    const turned = turnedAbout(pose, [100, 100], 900);
    expect(apart([turned.x, turned.y], [100, 100])).toBeCloseTo(apart([500, 200], [100, 100]), 6);
    expect(turned.heading).toBe(1200);
    near(
      [
        turnedAbout({ x: 0, y: 10, heading: 0 }, [0, 0], 1800).x,
        turnedAbout({ x: 0, y: 10, heading: 0 }, [0, 0], 1800).y,
      ],
      [10, 0],
    );
  });

  test('of a turn on the spot the farthest corner counts', () => {
    const way = longestWay({ x: 0, y: 0, heading: 0 }, { x: 0, y: 0, heading: 3600 }, 4000, 2000);
    expect(way.length).toBeCloseTo(Math.hypot(4000, 4000), 6);
    expect(
      longestWay({ x: 0, y: 0, heading: 0 }, { x: 0, y: 2500, heading: 0 }, 4000, 2000).length,
    ).toBeCloseTo(2500, 6);
  });

  test('poses have names', () => {
    expect(poseId({ x: 23000.4, y: 15000, heading: 7200 })).toBe('@23000,15000,0');
    expect(poseNamed('@23000,15000,3600')).toEqual({ x: 23000, y: 15000, heading: 3600 });
    expect(poseNamed('e12')).toBeNull();
  });
});

describe('groups', () => {
  test('the front runs from the left end to the right', () => {
    const { left, right } = frontCorners(line());
    near([...left, ...right], [28000, 30000, 44000, 30000]);
    near(frontMiddle(line()), [36000, 30000]);
  });

  test('a rear rank is no part of the front', () => {
    const group = line();
    group.members.push({
      id: 'e9',
      slot: 9,
      pose: { x: 50000, y: 28000, heading: 0 },
      width: 4000,
      depth: 2000,
    });
    near(frontCorners(group).right, [44000, 30000]);
  });

  test('straight on', () => {
    const way = wayTo(line(), [36050, 33000]);
    expect(way).toEqual({ kind: 'manoeuvre', wheel: null, advance: 3000 });
    const poses = posesAfter(line(), way);
    expect(poses.get('e0')).toEqual({ x: 30000, y: 33000, heading: 0 });
  });

  test('behind there is no way', () => {
    expect(wayTo(line(), [36000, 20000])).toEqual({ kind: 'manoeuvre', wheel: null, advance: 0 });
  });

  test.each([0, 700, 3600, 6100])(
    'a wheel and an advance bring the middle of the front to the point, heading %i',
    (heading) => {
      const group = line(heading);
      const middle = frontMiddle(group);
      for (const [on, aside] of [
        [20000, 6000],
        [20000, -6000],
        [30000, 15000],
        [14000, -2000],
      ] as const) {
        const target: TablePoint = [
          middle[0] + ahead(heading)[0] * on + toTheRight(heading)[0] * aside,
          middle[1] + ahead(heading)[1] * on + toTheRight(heading)[1] * aside,
        ];
        const way = wayTo(group, target);
        if (way.kind !== 'manoeuvre') throw new Error('a group manoeuvres');
        expect(way.wheel?.corner).toBe(aside < 0 ? 'left' : 'right');
        const poses = posesAfter(group, way);
        const moved = {
          members: group.members.map((member) => ({
            ...member,
            pose: poses.get(member.id) as TablePose,
          })),
          lead: group.lead,
        };
        const front = frontMiddle({ ...moved, lead: moved.members[1] as Formation['lead'] });
        expect(apart(front, target)).toBeLessThan(25);
      }
    },
  );

  test('the element that was taken hold of comes to the hand', () => {
    const group = { ...line(), lead: line().members[3] as Formation['lead'] };
    const held = heldPoint(group);
    near(held, [42000, 30000]);
    const target: TablePoint = [held[0] + 900, held[1] + 2600];
    const way = wayTo(group, target, held);
    expect(way).toMatchObject({ wheel: { corner: 'right' } });
    const pose = posesAfter(group, way).get('e3') as TablePose;
    expect(apart([pose.x, pose.y], target)).toBeLessThan(25);
  });

  test('a corner is wheeled forward only, about the other one', () => {
    const forward = wheelTo(line(), 'left', [28000, 36000]);
    expect(forward).toMatchObject({ wheel: { corner: 'right' }, advance: 0 });
    const poses = posesAfter(line(), forward);
    const pivot: TablePoint = [44000, 30000];
    expect(apart(pivot, [poses.get('e3')?.x ?? 0, poses.get('e3')?.y ?? 0])).toBeCloseTo(2000, 0);
    expect(poses.get('e0')?.y).toBeGreaterThan(30000);
    expect(wheelTo(line(), 'left', [28000, 20000])).toMatchObject({ wheel: null });
    expect(wheelTo(line(), 'right', [44000, 36000])).toMatchObject({ wheel: { corner: 'left' } });
  });

  test('the stick lies along the way of the outer corner', () => {
    const way = wheelTo(line(), 'left', [28000, 36000]);
    const stick = stickOf(line(), posesAfter(line(), way));
    expect(stick?.from[0]).toBeCloseTo(28000, 0);
    expect(stick?.length).toBeGreaterThan(4000);
  });

  test('a single element goes where it is put and faces as it is told', () => {
    const scene = openingTable('table-movement');
    const single = formationOf(scene, ['e4']) as Formation;
    const pose = { x: 33000, y: 23000, heading: 900 };
    expect(posesAfter(single, { kind: 'go', pose }).get('e4')).toEqual(pose);
  });
});

describe('the hand', () => {
  test('snaps to the nearest place on offer that faces about the same way', () => {
    const places = [
      { pose: { x: 1000, y: 0, heading: 0 } },
      { pose: { x: 400, y: 0, heading: 0 } },
      { pose: { x: 100, y: 0, heading: 3600 } },
    ];
    expect(snapTo({ x: 0, y: 0, heading: 50 }, places, 700, 500)).toBe(places[1]);
    expect(snapTo({ x: -2000, y: 0, heading: 50 }, places, 700, 500)).toBeNull();
  });

  test('a frame catches those whose middle it holds', () => {
    const scene = openingTable('table-movement');
    expect(inLasso(scene.elements, [28500, 18500], [11500, 15000])).toEqual([
      'e0',
      'e1',
      'e2',
      'e3',
    ]);
  });
});

describe('the sheet', () => {
  const scene = openingTable('table-movement');

  test('north is up', () => {
    const sheet = sheetOf(scene);
    expect(onSheet(sheet, [0, 60000])).toEqual([64, 64]);
    near(onTable(sheet, onSheet(sheet, [12345, 6789])), [12345, 6789]);
  });

  test('is kept while the ground is the same, whatever a river turns out to be', () => {
    const sheet = sheetOf(scene);
    const known = structuredClone(scene);
    for (const river of known.ground.rivers) river.nature = 'slow';
    expect(keepSheet(sheet, known)).toBe(sheet);
    known.ground.features.pop();
    expect(keepSheet(sheet, known)).not.toBe(sheet);
  });
});

describe('what is dragged a little too far', () => {
  const group = line();
  const lengthOf = (intent: Parameters<typeof posesAfter>[1]) =>
    stickOf(group, posesAfter(group, intent))?.length ?? 0;

  test('stops at the limit', () => {
    const stopped = stoppedAt(group, { kind: 'manoeuvre', wheel: null, advance: 6400 }, 5000);
    expect(stopped).toMatchObject({ kind: 'manoeuvre', wheel: null });
    const length = stopped ? lengthOf(stopped) : 0;
    expect(length).toBeLessThanOrEqual(5000);
    expect(length).toBeGreaterThan(4990);
  });

  test('wheels as far as was meant, and goes on less far', () => {
    const meant = {
      kind: 'manoeuvre',
      wheel: { corner: 'left', steps: 200 },
      advance: 3000,
    } as const;
    const most = lengthOf(meant) * 0.9;
    const stopped = stoppedAt(group, meant, most);
    expect(stopped).toMatchObject({ wheel: { corner: 'left', steps: 200 } });
    expect(stopped && lengthOf(stopped)).toBeLessThanOrEqual(most);
  });

  test('what is short enough stays, and what is far too long is refused', () => {
    const go = (advance: number) =>
      stoppedAt(group, { kind: 'manoeuvre', wheel: null, advance }, 5000);
    expect(go(4000)).toBeNull();
    expect(go(9000)).toBeNull();
  });
});
