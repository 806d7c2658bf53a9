/**
 * Orders as text, to compare them. The parts of an order may come in any sequence: the server
 * echoes them in another one than it offered them.
 */
export function orderKey(orders: unknown): string {
  return JSON.stringify(orders, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
