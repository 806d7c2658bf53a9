import { expect, test } from 'vitest';
import { soundsOf } from '../src/lib/sound/sounds';
import type { StoryLine } from '../src/lib/wire/story';

const line = (kind: StoryLine['kind'], more: Partial<StoryLine> = {}) =>
  ({
    kind,
    side: 'france',
    number: 1,
    label: { id: 'x' },
    cites: [],
    objects: [],
    ...more,
  }) as StoryLine;
const roll = { rolls: [{ side: 'france', value: 4 }] } as unknown as Partial<StoryLine>;

test('a march is heard as steps, a turn as a drum, nothing as nothing', () => {
  expect(soundsOf([line('move')], () => false)).toEqual(['march']);
  expect(soundsOf([line('turn')], () => false)).toEqual(['drum']);
  expect(soundsOf([line('detail')], () => false)).toEqual([]);
});

test('a fight is a die and a volley, or a die and a cannon', () => {
  expect(soundsOf([line('move'), line('fight', roll)], () => false)).toEqual(['die', 'volley']);
  expect(soundsOf([line('fight', roll)], () => true)).toEqual(['die', 'cannon']);
});
