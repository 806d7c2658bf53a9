import type { Offer } from '../../wire/types';

/** Orders that the board has a place of its own for, told by their labels. */

/** Brings a unit to the top of its stack. */
export const isLift = (offer: Pick<Offer, 'label'>): boolean => offer.label.id.endsWith('-lift');

/** Takes a unit in hand; it says nothing yet of where to. */
export const isTake = (offer: Pick<Offer, 'label'>): boolean => offer.label.id.endsWith('-take');

/** Puts the piece in hand down where it stands. */
export const isHalt = (offer: Pick<Offer, 'label'>): boolean => offer.label.id.endsWith('-halt');

/** Chooses what is attacked or fired at; who takes part comes after. */
export const isAim = (offer: Pick<Offer, 'label'>): boolean =>
  /-(aim|assail)$/.test(offer.label.id);

/** A way that ends beside the enemy. */
export const engages = (choice: Pick<Offer, 'label'>): boolean =>
  choice.label.id.endsWith('-engage');

export function liftOf(offers: readonly Offer[], unit: string): Offer | undefined {
  return offers.find((offer) => isLift(offer) && offer.subject === unit);
}
