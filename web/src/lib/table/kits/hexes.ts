/** All that only a table of hexes needs; fetched when such a board is laid. */
export { readHexBoard as readBoard } from '../../board/hexes/board';
export { default as Board } from '../../board/hexes/HexBoard.svelte';
export { default as Forces } from '../hexes/Armies.svelte';
export { hexThingName as thingName } from '../hexes/describe';
export { default as Gauges } from '../hexes/HexGauges.svelte';
export { default as Card } from '../hexes/UnitCard.svelte';
export { default as Key } from '../../board/hexes/ZoneKey.svelte';
