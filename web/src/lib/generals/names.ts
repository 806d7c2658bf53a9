import { messages } from '../messages/messages.svelte';
import type { GeneralLevel } from '../wire/types';

/** The rank of a general in the user's language. */
export function generalName(level: GeneralLevel): string {
  return messages.text(`general-${level}`);
}

/** One sentence on how strong he is. */
export function generalStrength(level: GeneralLevel): string {
  return messages.text(`general-${level}-strength`);
}
