import { MediaQuery } from 'svelte/reactivity';

/** Wide enough for the panels to stand beside the map. */
export const panelsBeside = new MediaQuery('(min-width: 1101px)', true);
