import type { TableTray } from '../../wire/generated/wire';
import type { TableScene } from './scene';

const EMPTY: TableTray = { features: [], lines: [] };

/**
 * What may be laid of the ground: what the scene brings, but only while
 * there is something to order.
 */
export function trayOf({ tray }: TableScene, ordering: boolean): TableTray {
  return (ordering && tray) || EMPTY;
}
