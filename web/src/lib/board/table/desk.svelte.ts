import { Viewport } from '../viewport.svelte';
import { elementNumber, type Line, type Piece } from './drill';
import { standing } from './formation';
import { Handling, type OfferedPlace } from './handling.svelte';
import { Laying, type LayingPorts } from './laying.svelte';
import { middleOf } from './measure';
import type { TableBoardProps } from './props';
import type { TableElement, TablePoint } from './scene';
import { keepSheet, onSheet, onTable, type TableSheet } from './sheet';
import { Tracing } from './tracing.svelte';

export type Tool = 'hand' | 'ruler' | 'lasso';
export interface Span {
  from: TablePoint;
  to: TablePoint;
}

/** Of very many places only those that touch an enemy are drawn; the hand finds all. */
const CROWD = 40;

/**
 * What a player has before him: the sheet and its window, the tool in his hand, what he can take
 * hold of, what lies where.
 */
export class Desk {
  readonly viewport = new Viewport();
  tool: Tool = $state('hand');
  allZones = $state(false);
  ruler: Span | null = $state.raw(null);
  lasso: Span | null = $state.raw(null);
  /** The pointer has hold of something. */
  dragging = $state(false);
  hovered: string | null = $state(null);
  pointedPlace: OfferedPlace | null = $state.raw(null);

  readonly handling: Handling;
  readonly laying: Laying;
  readonly tracing: Tracing;
  private kept: TableSheet | null = null;

  constructor(private readonly ask: () => TableBoardProps) {
    const ports: LayingPorts = {
      attempt: (orders) => this.given.attempt(orders),
      give: (orders) => this.given.give(orders),
      refuse: (refusal) => this.given.refuse(refusal),
    };
    this.handling = new Handling({
      ...ports,
      scene: () => this.given.scene,
      offered: () => this.given.offered,
    });
    this.laying = new Laying(ports);
    this.tracing = new Tracing({ ...ports, extent: () => this.given.scene.extent });
  }

  /** What the board is given at the moment. */
  get given(): TableBoardProps {
    return this.ask();
  }

  readonly sheet: TableSheet = $derived.by(
    () => (this.kept = keepSheet(this.kept, this.given.scene)),
  );
  readonly placing = $derived.by(() => this.handling.placing);
  readonly formation = $derived.by(() => this.handling.formation);
  /** As it would be after what the hand does, once the server has said so. */
  readonly shownScene = $derived.by(() => this.handling.prospect ?? this.given.scene);

  /** What can be taken hold of: the own elements, while elements are moved or set down. */
  readonly movable: ReadonlySet<string> = $derived.by(() => {
    const { scene, mine } = this.given;
    if (mine === null || (!this.placing && scene.phase !== 'movement')) return new Set<string>();
    const open = scene.zones.some((zone) => zone.open);
    const loose = (element: TableElement) =>
      element.side === mine && standing(element) && (this.placing ? open : element.arm !== 'camp');
    return new Set(scene.elements.filter(loose).map((element) => element.id));
  });

  readonly waiting: readonly TableElement[] = $derived.by(() => {
    const { scene, mine } = this.given;
    return mine !== null && this.placing
      ? scene.elements.filter((element) => element.side === mine && element.off === 'waiting')
      : [];
  });

  readonly places: readonly OfferedPlace[] = $derived.by(() =>
    this.given.offered.filter((place) => place.orders.length > 0),
  );

  /** The one that speaks for what is picked or pointed at. */
  readonly lead: TableElement | undefined = $derived.by(() =>
    this.elementOf(this.formation?.lead.id ?? this.hovered ?? this.given.selected),
  );

  readonly verdict: 'asked' | 'allowed' | 'refused' | 'unsure' = $derived.by(() => {
    const { refusal, answer, certain } = this.handling;
    return refusal ? 'refused' : answer === null ? 'asked' : certain ? 'allowed' : 'unsure';
  });

  /** How far the formation may still go, and how far in bad going. */
  readonly left: number = $derived.by(() => this.handling.left);
  readonly slow: number | null = $derived.by(() =>
    this.given.scene.hand ? null : this.handling.slowest(1),
  );

  elementOf(id: string | null): TableElement | undefined {
    return this.given.scene.elements.find((element) => element.id === id);
  }

  sideOf(id: string): string | undefined {
    return this.elementOf(id)?.side;
  }

  isProminent(place: OfferedPlace): boolean {
    return (
      this.places.length <= CROWD ||
      place.objects.some((id) => id.startsWith('e') && this.sideOf(id) !== this.given.scene.active)
    );
  }

  /** Where something stands on the sheet. */
  placeOf(id: string): [number, number] | null {
    const element = this.elementOf(id);
    return element?.pose ? [...onSheet(this.sheet, middleOf(element.pose, element.depth))] : null;
  }

  /** The point of the table under the pointer. */
  tableAt(event: { clientX: number; clientY: number }): TablePoint {
    return onTable(this.sheet, this.viewport.boardAt(event));
  }

  show(point: TablePoint): void {
    this.viewport.show(...onSheet(this.sheet, point));
  }

  get middle(): TablePoint {
    const [width, depth] = this.given.scene.extent;
    return [width / 2, depth / 2];
  }

  toggle(wanted: 'ruler' | 'lasso'): void {
    this.tool = this.tool === wanted ? 'hand' : wanted;
    this.ruler = null;
  }

  pickOwn(ids: readonly string[], more: boolean): void {
    const { handling, given } = this;
    const again =
      !more && ids.length === 1 && handling.picked.length === 1 && handling.picked[0] === ids[0];
    handling.pick(again ? [] : ids, more);
    const first = handling.picked[0];
    if (first !== undefined) given.select(first);
    else given.deselect();
  }

  /** The largest formation on offer that an element belongs to. */
  pickGroup(id: string): void {
    const [largest] = this.given.groups
      .filter((group) => group.includes(id))
      .sort((one, other) => other.length - one.length);
    this.handling.pick(largest ?? [id]);
    this.given.select(id);
  }

  /** From one element that can still move to the next. */
  nextOwn(step: 1 | -1): boolean {
    const able = this.given.scene.elements
      .filter((element) => this.movable.has(element.id) && !element.moved)
      .sort((one, other) => elementNumber(one.id) - elementNumber(other.id));
    if (able.length === 0) return false;
    const now = able.findIndex((element) => element.id === this.handling.picked[0]);
    const next = able[(now + step + able.length) % able.length] as TableElement;
    this.handling.pick([next.id]);
    this.given.select(next.id);
    const at = this.placeOf(next.id);
    if (at) this.viewport.show(...at);
    return true;
  }

  /** Puts everything back that is in the hand. */
  drop(): void {
    this.handling.drop();
    this.laying.drop();
    this.tracing.drop();
  }

  graspPiece(piece: Piece): void {
    this.tool = 'hand';
    this.tracing.drop();
    this.laying.grasp(piece);
  }

  /** A river or a road is to be traced. */
  chooseLine(line: Line): void {
    this.tool = 'hand';
    this.laying.drop();
    this.tracing.begin(line);
    this.viewport.focus();
  }

  /** By key or tap: a piece comes onto the middle of the table, and is moved from there. */
  choosePiece(piece: Piece): void {
    this.graspPiece(piece);
    this.laying.drag(this.middle);
    this.viewport.focus();
  }

  /** All troops of the same command that wait, from one on. */
  rowFrom(id: string): string[] {
    const first = this.waiting.find((element) => element.id === id);
    const troops = this.waiting.filter(
      (element) =>
        element.command === first?.command && element.arm !== 'commander' && element.arm !== 'camp',
    );
    return first && troops.includes(first)
      ? troops
          .filter((element) => elementNumber(element.id) >= elementNumber(id))
          .map((element) => element.id)
      : [id];
  }

  /**
   * By key or tap: an element is set down in the middle of the zone that is
   * open, and moved from there.
   */
  setDownWaiting(id: string): void {
    const zone = this.given.scene.zones.find((one) => one.open);
    if (!zone) return;
    this.handling.pick([id]);
    this.handling.grasp({ kind: 'fresh', ids: [id] });
    this.handling.drag(middleOfOutline(zone.outline), true);
    this.viewport.focus();
  }
}

export function middleOfOutline(outline: readonly TablePoint[]): TablePoint {
  const mean = (axis: 0 | 1) =>
    outline.reduce((sum, corner) => sum + corner[axis], 0) / outline.length;
  return [mean(0), mean(1)];
}
