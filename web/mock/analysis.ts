import type { Analysis, AnalysisPoint, Proposal } from '../src/lib/wire/types';
import type { MockBattle } from './battle';

const REFINING = 5000;
const begun = new Map<string, number>();

/** A made-up course of the battle that gets narrower while one looks. */
export function mockAnalysis(battle: MockBattle): Analysis {
  const since = begun.get(battle.id) ?? Date.now();
  begun.set(battle.id, since);
  const progress = Math.min(1, (Date.now() - since) / REFINING);
  const course = battle.course();
  const points = course.map(({ number, when }, index): AnalysisPoint => {
    const swing = 0.5 + 0.24 * Math.sin(index / 3) + 0.06 * Math.sin(index * 2.3);
    const chance = Math.max(0.01, Math.min(0.99, swing * (1 - (index / course.length) ** 3)));
    return {
      number,
      when,
      chance,
      spread: (0.13 - 0.09 * progress) * Math.min(1, 4 * chance * (1 - chance) + 0.1),
    };
  });
  const changes = points.slice(1).map((point, index) => ({
    number: points[index]?.number ?? 0,
    by: Math.abs(point.chance - (points[index]?.chance ?? 0)),
  }));
  const turning = changes
    .sort((one, other) => other.by - one.by)
    .slice(0, 4)
    .map((change) => change.number);
  return { progress, refined: progress >= 1, sides: ['austria', 'france'], points, turning };
}

export function mockProposal(number: number): Proposal {
  const march = {
    id: 'mock-march',
    args: { from: { msg: 'place-marengo' }, to: { msg: 'place-cascina-grossa' } },
  };
  return {
    number,
    side: 'austria',
    labels: [march, { id: 'mock-end' }],
    remark: { id: 'general-remark-plan', args: { now: 51, hoped: 58, courses: 23 } },
    played: { id: 'mock-end' },
  };
}
