import type { Highlight, Highlights } from '../board/highlight';
import { messages } from '../messages/messages.svelte';
import type { Offer, Scene } from '../wire/types';
import type { Choice } from './choices';
import { boxesOf } from './scenes';

/**
 * What glows: the destinations of the selected thing, and every subject and object on offer
 * while nothing is selected.
 */
export function highlightsOf(
  scene: Scene,
  nameOf: (id: string) => string,
  offers: readonly Offer[],
  selected: string | null,
  narrowed: readonly Choice[],
): Highlights {
  const found = new Map<string, Highlight>();
  const add = (id: string, target: boolean, choice: Choice | Offer) => {
    const known = found.get(id);
    const cost = target && choice.cost ? messages.format(choice.cost) : null;
    const label = messages.format(choice.label);
    found.set(id, {
      target: target || (known?.target ?? false),
      cost: known?.cost ?? cost,
      engages: (known?.engages ?? false) || (target && choice.act === 'engage'),
      name: known ? `${known.name}; ${label}` : `${nameOf(id)}: ${label}`,
    });
  };
  const narrowing = selected !== null && narrowed.length > 0;
  if (narrowing)
    for (const choice of narrowed)
      if (!choice.aside)
        for (const id of choice.objects) if (id !== selected) add(id, true, choice);
  const waiting = boxesOf(scene);
  // What a tool of its own does glows there.
  for (const offer of offers.filter(({ act }) => act !== 'lift')) {
    const box = offer.subject === null ? undefined : waiting.get(offer.subject);
    if (box !== undefined && !found.has(box)) add(box, false, offer);
    if (offer.subject !== null && (!narrowing || !found.has(offer.subject)))
      add(offer.subject, false, offer);
    if (!narrowing) for (const id of offer.objects) add(id, false, offer);
  }
  return found;
}
