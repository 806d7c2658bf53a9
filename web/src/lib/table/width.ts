import { MediaQuery } from 'svelte/reactivity';

/** Wide enough for the panels to stand beside the map. */
export const panelsBeside = new MediaQuery('(min-width: 1101px)', true);
/** A phone: little room for anything over the map. */
export const phone = new MediaQuery('(max-width: 699px)', false);
