/** The phases of a player turn in their order; the server says which one it is. */
export const PHASES: readonly string[] = [
  'command',
  'rout',
  'movement',
  'bombardment',
  'rally',
  'defensive-bombardment',
  'combat',
  'morale',
];

/** The phase in which pieces march. */
export const MARCHING = 'movement';
