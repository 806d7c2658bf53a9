import type { ZoneEffect } from '../../wire/types';

/** The ink of a zone: the enemy's is red, command is ochre, supply is green. */
export function inkOf(effect: ZoneEffect): string {
  if (effect === 'commands') return 'var(--ochre)';
  return effect === 'supplies' ? 'var(--green)' : 'var(--zone)';
}
