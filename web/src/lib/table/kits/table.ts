/** All that only a measured table needs; fetched when such a board is laid. */
export { linesIn, piecesIn } from '../../board/table/drill';
export { placeIn } from '../../board/table/handling.svelte';
export { default as Board } from '../../board/table/TableBoard.svelte';
export { default as Forces } from '../elements/Commands.svelte';
export { tableThingName as thingName, tableThingTitle as thingTitle } from '../elements/describe';
export { default as Card } from '../elements/ElementCard.svelte';
export { default as Gauges } from '../elements/TableGauges.svelte';
