import { expect, test } from 'vitest';
import { orderKey } from '../src/lib/wire/order-key';

test('an order is the same in whatever sequence its parts come', () => {
  expect(orderKey([{ fight: { fight: { own: 4, foe: 40 } } }])).toBe(
    orderKey([{ fight: { fight: { foe: 40, own: 4 } } }]),
  );
});

test('a list is not sorted: what comes first is given first', () => {
  expect(orderKey([{ step: 2 }, { step: 1 }])).not.toBe(orderKey([{ step: 1 }, { step: 2 }]));
  expect(orderKey([{ fire: [3, 1] }])).not.toBe(orderKey([{ fire: [1, 3] }]));
});
