import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BattleAnalysis } from '../src/lib/table/analysis.svelte';

let answers: [number, unknown][] = [];
let asked: string[] = [];

beforeEach(() => {
  [answers, asked] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const [status, body] = answers.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const course = (progress: number) => ({
  progress,
  refined: progress === 1,
  sides: ['austria', 'france'],
  points: [],
  turning: [],
});
const settle = () => vi.advanceTimersByTimeAsync(1);

test('the course is asked for every second until it is refined', async () => {
  answers = [
    [200, course(0)],
    [200, course(0.5)],
    [200, course(1)],
  ];
  const analysis = new BattleAnalysis('b', () => 'france');
  analysis.begin();
  analysis.begin();
  await settle();
  expect(asked).toEqual(['/api/battles/b/analysis?as=france']);
  expect(analysis.course?.progress).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(3);
  expect(analysis.course?.refined).toBe(true);
});

test('a refusal is kept to be told, and not asked again', async () => {
  answers = [[409, { error: { label: { id: 'wire-not-over' } } }]];
  const analysis = new BattleAnalysis('b', () => 'onlooker');
  analysis.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(1);
  expect(analysis.problem?.id).toBe('wire-not-over');
});

test('a table that is left asks no more', async () => {
  answers = [[200, course(0)]];
  const analysis = new BattleAnalysis('b', () => 'onlooker');
  analysis.begin();
  await settle();
  analysis.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(1);
});

test('a proposal is asked for once for each moment', async () => {
  const proposal = { number: 7, side: 'france', labels: [], remark: { id: 'r' } };
  answers = [[200, proposal]];
  const analysis = new BattleAnalysis('b', () => 'france');
  const first = analysis.propose(7, 'marshal');
  expect(analysis.considering).toBe(7);
  await first;
  await analysis.propose(7, 'marshal');
  expect(asked).toEqual(['/api/battles/b/proposal?as=france&number=7&level=marshal']);
  expect(analysis.proposals.get(7)).toEqual(proposal);
  expect(analysis.considering).toBe(null);
});
