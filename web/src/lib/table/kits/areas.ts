/** All that only a table of areas needs; fetched when such a board is laid. */
export { readBoard } from '../../board/areas/board';
export { default as Board } from '../../board/areas/AreaBoard.svelte';
export { describePiece, thingName } from '../describe';
export { default as Gauges } from '../Gauges.svelte';
export { default as Forces } from '../Reinforcements.svelte';
