/** What one click gave: the number of its first order, and how many orders it was. */
export interface Given {
  number: number;
  count: number;
}

/**
 * Where taking back leads: before all that the last click gave, if nothing has been ordered since;
 * else before the last order.
 */
export function takenBackTo(
  recalls: readonly number[],
  given: readonly Given[],
): number | undefined {
  const last = recalls.at(-1);
  const click = given.find(({ number, count }) => number + count - 1 === last);
  return click && recalls.includes(click.number) ? click.number : last;
}
