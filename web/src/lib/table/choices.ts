import { orderKey } from '../wire/order-key';
import type { Act, BoardId, Label, Offer, OpaqueOrder, Plan } from '../wire/types';

/** An offer or a plan, as the player chooses it. */
export interface Choice {
  orders: OpaqueOrder[];
  act: Act;
  subject: BoardId | null;
  objects: BoardId[];
  label: Label;
  cost: Label | null;
  cites: string;
  /** The hexes it leads through. */
  path?: BoardId[];
  /** The formation that it takes in hand first. */
  takes?: BoardId[];
  /** About the selected thing among others, such as its wing: it leads nowhere on the board. */
  aside?: true;
}

export function choiceOfOffer(offer: Offer): Choice {
  const { order, ...rest } = offer;
  return { orders: [order], ...rest };
}

export function choiceOfPlan(plan: Plan): Choice {
  return { ...plan };
}

/**
 * What can be done with a subject: its plans, and the offers that no plan of one order repeats.
 * While it is the one that all is about, offers without a subject belong to it too; and so do,
 * aside, those that concern it among others.
 */
export function choicesFor(
  subject: BoardId,
  offers: readonly Offer[],
  plans: readonly Plan[],
  focused = false,
): Choice[] {
  const planned = new Set(
    plans.filter((plan) => plan.orders.length === 1).map((plan) => orderKey(plan.orders[0])),
  );
  const offered = offers.filter(
    (offer) =>
      (offer.subject === subject || (focused && offer.subject === null)) &&
      !planned.has(orderKey(offer.order)),
  );
  const aside = offers
    .filter(
      (offer) =>
        !offered.includes(offer) && offer.subject === null && offer.objects.includes(subject),
    )
    .map((offer): Choice => ({ ...choiceOfOffer(offer), aside: true }));
  return [...plans.map(choiceOfPlan), ...offered.map(choiceOfOffer), ...aside];
}

/**
 * What tells choices apart that read alike, in the order of the choices: of the things each
 * is about, those that not all of its likes are about. Null where the words suffice, or
 * where nothing more is known.
 */
export function toldApart(
  choices: readonly Choice[],
  wordsOf: (choice: Choice) => string,
  thingsOf: (choice: Choice) => readonly string[],
): (string | null)[] {
  const alike = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = wordsOf(choice);
    alike.set(words, [...(alike.get(words) ?? []), choice]);
  }
  return choices.map((choice) => {
    const likes = (alike.get(wordsOf(choice)) ?? []).map(thingsOf);
    if (likes.length < 2) return null;
    const own = [...new Set(thingsOf(choice))].filter(
      (thing) => !likes.every((things) => things.includes(thing)),
    );
    return own.length > 0 ? own.join(' · ') : null;
  });
}

/** About nothing on the board, such as the end of a phase. */
export const isClosing = ({ subject, objects }: Pick<Choice, 'subject' | 'objects'>): boolean =>
  subject === null && objects.length === 0;

/**
 * Offers as a list has them: what ends something always last, so that it is always in the same
 * place; before it what takes a formation in hand, where that is done on the board itself.
 */
export function inOrder(offers: readonly Offer[], takesLast: boolean): Offer[] {
  if (offers.every(isClosing)) return [...offers];
  const rank = (offer: Offer) => (isClosing(offer) ? 2 : takesLast && offer.act === 'take' ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => offers.filter((offer) => rank(offer) === wanted));
}

/** The choice at the end of a list that ends something, if others come before it. */
export function endingOf(choices: readonly Choice[]): Choice | null {
  const last = choices.at(-1);
  return last && isClosing(last) && !choices.every(isClosing) ? last : null;
}

/** The most orders that are kept in sight at the end of a list. */
const MOST_CLOSING = 1;

/** How many orders at the end of a list are about nothing on the board. */
export function closingOf(choices: readonly Choice[]): number {
  const about = choices.findLastIndex((choice) => !isClosing(choice));
  return Math.min(MOST_CLOSING, choices.length - 1 - about);
}

/**
 * What a click on a board id means among choices already narrowed to a
 * subject: those that lead there.
 */
export function leadingTo(target: BoardId, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !choice.aside && choice.objects.includes(target));
}

/**
 * Of several ways to a hex, the next step for a piece in hand, else the whole way; all where
 * that does not settle it.
 */
export function preferred(choices: readonly Choice[], inHand: boolean): Choice[] {
  const liked = choices.filter((choice) => (choice.orders.length === 1) === inHand);
  const kinds = new Set(liked.map((choice) => JSON.stringify([choice.label, choice.cost])));
  return kinds.size === 1 ? liked.slice(0, 1) : [...choices];
}

export type Meaning =
  | { kind: 'give'; choice: Choice }
  | { kind: 'menu'; choices: Choice[] }
  | { kind: 'select'; subject: BoardId }
  | { kind: 'deselect' }
  | { kind: 'why'; target: BoardId };

export interface Pointed {
  id: BoardId;
  /** Where the piece stands, if a piece was pointed at. */
  place: BoardId | null;
  /** A piece of the side that has to decide. */
  own: boolean;
  /** The pieces that wait in a force's box, if one was pointed at: the box stands for them. */
  holds?: readonly BoardId[];
  /**
   * The hex under a piece: what can be done with it can be done by pointing at what stands there.
   */
  covers?: BoardId | null;
}

/** What pointing at something on the board means, given what is selected and what is on offer. */
export function meaningOf(
  pointed: Pointed,
  selected: BoardId | null,
  narrowed: readonly Choice[],
  offers: readonly Offer[],
): Meaning {
  if (selected !== null) {
    if (pointed.id === selected) return { kind: 'deselect' };
    for (const target of [pointed.id, pointed.place]) {
      const hits = target === null ? [] : leadingTo(target, narrowed);
      if (hits.length > 0) return oneOrMenu(hits);
    }
  }
  const held = offers
    .filter((offer) => offer.subject !== null && pointed.holds?.includes(offer.subject))
    .map(choiceOfOffer);
  if (held.length > 0) return oneOrMenu(held);
  const asSubject = offers.filter((offer) => offer.subject === pointed.id).map(choiceOfOffer);
  const asObject = offers
    .filter((offer) => offer.subject !== pointed.id && offer.objects.includes(pointed.id))
    .map(choiceOfOffer);
  const all = [...asSubject, ...asObject];
  const [only] = all;
  // A piece shows where it can go before it goes.
  if (
    only &&
    pointed.own &&
    only.subject === pointed.id &&
    only.objects.some((id) => id !== pointed.id)
  )
    return { kind: 'select', subject: pointed.id };
  const covered =
    all.length === 0 && pointed.covers
      ? offers
          .filter(
            (offer) =>
              offer.subject === pointed.covers || offer.objects.includes(pointed.covers as BoardId),
          )
          .map(choiceOfOffer)
      : [];
  if (covered.length > 0) return oneOrMenu(covered);
  if (all.length === 1) return oneOrMenu(all);
  if (asSubject.length > 0) return { kind: 'select', subject: pointed.id };
  if (pointed.own) return { kind: 'select', subject: pointed.id };
  if (asObject.length > 0) return { kind: 'menu', choices: asObject };
  return { kind: 'why', target: pointed.id };
}

function oneOrMenu(choices: Choice[]): Meaning {
  const [only] = choices;
  return choices.length === 1 && only ? { kind: 'give', choice: only } : { kind: 'menu', choices };
}
