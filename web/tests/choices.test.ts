import { expect, test } from 'vitest';
import {
  choiceOfOffer,
  choicesFor,
  closingOf,
  endingOf,
  inOrder,
  leadingTo,
  meaningOf,
  preferred,
  toldApart,
  type Choice,
} from '../src/lib/table/choices';
import type { Offer, Plan } from '../src/lib/wire/types';

const offer = (order: string, subject: string | null, objects: string[]): Offer => ({
  order,
  act: 'other',
  subject,
  objects,
  label: { id: order },
  cost: null,
  cites: 'marengo:8.1',
});
const plan = (orders: string[], subject: string, objects: string[]): Plan => ({
  orders,
  act: 'other',
  subject,
  objects,
  label: { id: orders.join() },
  cost: null,
  cites: 'marengo:8.1',
});
const at = (id: string, own = false, place: string | null = null) => ({ id, own, place });

const march = offer('march', 'l1', ['l2']);
const other = offer('other', 'l1', ['l3']);
const enter = offer('enter', 'f:army', ['l9']);

test('a thing on offer once is ordered at once', () => {
  expect(meaningOf(at('l9'), null, [], [march, other, enter])).toMatchObject({
    kind: 'give',
    choice: { orders: ['enter'] },
  });
});

test('a subject of several offers is selected first', () => {
  expect(meaningOf(at('l1'), null, [], [march, other])).toEqual({ kind: 'select', subject: 'l1' });
});

test('an object of several offers opens a menu', () => {
  expect(meaningOf(at('l2'), null, [], [march, offer('road', 'l4', ['l2'])])).toMatchObject({
    kind: 'menu',
  });
});

test('with something selected a click on a destination carries it out', () => {
  const narrowed = choicesFor('p5', [], [plan(['aim', 'go'], 'p5', ['l2'])]);
  expect(meaningOf(at('l2'), 'p5', narrowed, [march, other])).toMatchObject({
    kind: 'give',
    choice: { orders: ['aim', 'go'] },
  });
});

test('a piece standing at the destination stands for it', () => {
  const narrowed = choicesFor('p5', [], [plan(['go'], 'p5', ['l2'])]);
  expect(meaningOf(at('p8', false, 'l2'), 'p5', narrowed, [])).toMatchObject({ kind: 'give' });
});

test('a click on nothing on offer asks why', () => {
  expect(meaningOf(at('l7'), null, [], [march])).toEqual({ kind: 'why', target: 'l7' });
});

test('my own piece can always be asked what it can do', () => {
  expect(meaningOf(at('p5', true, 'l1'), null, [], [march])).toEqual({
    kind: 'select',
    subject: 'p5',
  });
});

test('a force’s box stands for the pieces that wait in it', () => {
  const entering = offer('enter piece', 'p31', ['l1']);
  expect(meaningOf({ ...at('f:army'), holds: ['p30', 'p31'] }, null, [], [entering])).toMatchObject(
    { kind: 'give', choice: { orders: ['enter piece'] } },
  );
});

test('a second click drops the selection', () => {
  expect(meaningOf(at('p5', true, 'l1'), 'p5', [], [march])).toEqual({ kind: 'deselect' });
});

test('a plan of one order hides the offer it repeats', () => {
  expect(
    choicesFor('l1', [march, other], [plan(['march'], 'l1', ['l2'])]).map(
      (choice) => choice.orders,
    ),
  ).toEqual([['march'], ['other']]);
});

test('my piece shows where it can go before it goes, even if there is one way only; what goes nowhere is done at once', () => {
  expect(meaningOf(at('p5', true, 'l1'), null, [], [offer('road', 'p5', ['l2'])])).toEqual({
    kind: 'select',
    subject: 'p5',
  });
  expect(meaningOf(at('p5', true, 'l1'), null, [], [offer('join', 'p5', ['p5'])])).toMatchObject({
    kind: 'give',
  });
});

test('what concerns a unit among others is listed with it, but leads nowhere', () => {
  const column = offer('column', null, ['u1', 'u2', 'u3']);
  const narrowed = choicesFor('u1', [column, offer('take', 'u1', [])], []);
  expect(narrowed.map((choice) => choice.orders)).toEqual([['take'], ['column']]);
  expect(leadingTo('u2', narrowed)).toEqual([]);
});

test('while a piece is in hand, offers without a subject belong to it', () => {
  expect(
    choicesFor('u1', [offer('end', null, [])], [], true).map((choice) => choice.orders),
  ).toEqual([['end']]);
  expect(choicesFor('u1', [offer('end', null, [])], [])).toEqual([]);
});

test('a piece in hand goes step by step, any other the whole way', () => {
  const narrowed = choicesFor(
    'u1',
    [offer('step', 'u1', ['h2104'])],
    [plan(['step', 'halt'], 'u1', ['h2104'])],
  );
  expect(preferred(leadingTo('h2104', narrowed), true).map((choice) => choice.orders)).toEqual([
    ['step'],
  ]);
  expect(preferred(leadingTo('h2104', narrowed), false).map((choice) => choice.orders)).toEqual([
    ['step', 'halt'],
  ]);
});

test('two ways alike are one', () => {
  const twice = choicesFor(
    'u1',
    [],
    [plan(['take', 'a'], 'u1', ['h2104']), plan(['take', 'b'], 'u1', ['h2104'])],
  ).map((choice) => ({ ...choice, label: { id: 'move' } }));
  expect(preferred(leadingTo('h2104', twice), false)).toHaveLength(1);
});

test('what stands in a hex stands for the hex', () => {
  const assail = offer('assail', null, ['h2406']);
  expect(
    meaningOf({ ...at('u30', false, 'h2406'), covers: 'h2406' }, null, [], [assail]),
  ).toMatchObject({ kind: 'give', choice: { orders: ['assail'] } });
});

test('orders that close a list are those about nothing on the board', () => {
  const [halt, end] = [offer('halt', null, []), offer('end', null, [])].map(choiceOfOffer) as [
    Choice,
    Choice,
  ];
  expect(closingOf([choiceOfOffer(march), halt, end])).toBe(1);
  expect(closingOf([halt, choiceOfOffer(march)])).toBe(0);
  expect(closingOf([])).toBe(0);
});

test('what ends a phase is the last of a list, and no number gives it', () => {
  const end = offer('end', null, []);
  const take = { ...offer('take', 'e1', []), act: 'take' as const };
  const other = offer('help', null, ['e2']);
  expect(inOrder([end, take, other], true)).toEqual([other, take, end]);
  expect(inOrder([end, take, other], false)).toEqual([take, other, end]);
  const answers = [offer('yes', null, []), offer('no', null, [])];
  expect(inOrder(answers, true)).toEqual(answers);
  expect(endingOf([other, take, end].map(choiceOfOffer))?.orders).toEqual(['end']);
  expect(endingOf(answers.map(choiceOfOffer))).toBe(null);
  expect(endingOf([])).toBe(null);
});

test('orders that read alike are told apart by what only some of them are about', () => {
  const activate = (piece: string, place: string): Choice => ({
    orders: [piece],
    act: 'other',
    subject: piece,
    objects: [place],
    label: { id: 'activate' },
    cost: null,
    cites: '',
  });
  const choices = [
    activate('p1', 'Marengo'),
    activate('p2', 'Spinetta'),
    { ...activate('p3', 'Spinetta'), label: { id: 'end' } },
  ];
  expect(
    toldApart(
      choices,
      (choice) => choice.label.id,
      (choice) => ['the army', ...choice.objects],
    ),
  ).toEqual(['Marengo', 'Spinetta', null]);
  expect(
    toldApart(
      [activate('p1', 'Marengo'), activate('p2', 'Marengo')],
      (choice) => choice.label.id,
      (choice) => choice.objects,
    ),
  ).toEqual([null, null]);
});
