import type { StoryLine } from '../wire/story';

/** What can be heard at a table. */
export type Sound = 'march' | 'volley' | 'cannon' | 'die' | 'drum';

/**
 * What is heard of what was told at once: little, and the most telling. `guns` says whether
 * artillery was about.
 */
export function soundsOf(news: readonly StoryLine[], guns: (line: StoryLine) => boolean): Sound[] {
  const heard = new Set<Sound>();
  for (const line of news) {
    if (line.rolls && line.rolls.length > 0) heard.add('die');
    if (line.kind === 'fight') heard.add(guns(line) ? 'cannon' : 'volley');
    if (line.kind === 'move') heard.add('march');
    if (line.kind === 'turn') heard.add('drum');
  }
  const order: readonly Sound[] = ['die', 'cannon', 'volley', 'march', 'drum'];
  const played = order.filter((sound) => heard.has(sound));
  // Nobody hears feet where guns fire.
  return played.filter((sound) => sound !== 'march' || !heard.has('volley')).slice(0, 2);
}
