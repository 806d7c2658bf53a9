import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stillUnderWay, TableSession } from '../src/lib/table/session.svelte';
import type { Seats } from '../src/lib/table/seats';
import type { Request, AnyFrame, StateFrame } from '../src/lib/wire/types';

/** A line to a server that says what the test wants. */
class FakeLine {
  static readonly OPEN = 1;
  static lines: FakeLine[] = [];
  readonly readyState = 1;
  sent: Request[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { reason: string }) => void) | null = null;
  onopen: (() => void) | null = null;

  /** The first message: who wants to sit where. */
  claim: Extract<Request, { type: 'sit' }> | null = null;

  constructor(readonly url: string) {
    FakeLine.lines.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Request;
    if (message.type === 'sit') this.claim = message;
    else this.sent.push(message);
  }

  close(): void {}

  hear(message: AnyFrame): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = () => FakeLine.lines.at(-1) as FakeLine;
const opened = () => new Promise((done) => setTimeout(done));

function state(viewer: string, more: Partial<StateFrame> = {}): StateFrame {
  return {
    type: 'state',
    number: 4,
    viewer,
    sides: ['austria', 'france'],
    decision: { side: 'austria', label: { id: 'x' }, cites: 'marengo:7.1' },
    scene: { kind: 'areas', pieces: [], turn: 'austria' } as unknown as StateFrame['scene'],
    offers: [
      {
        order: 1,
        act: 'other',
        subject: null,
        objects: [],
        label: { id: 'x' },
        cost: null,
        cites: 'marengo:7.1',
      },
    ],
    undo: { possible: false, to: [] },
    story: [],
    story_from: 0,
    verify: { commitment: '' },
    parley: {},
    seating: 'two',
    ...more,
  };
}

function seated(seating: Seats['seating'], mine: string[]): TableSession {
  return new TableSession('b', { seating, mine, links: {} }, null, mine[0] ?? null, () => {});
}

beforeEach(() => {
  FakeLine.lines = [];
  vi.stubGlobal('WebSocket', FakeLine);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a battle whose rules have changed', () => {
  const halted = (...agreed: string[]) => ({
    halted: { label: { id: 'wire-rules-changed' }, agreed },
  });

  test('can be read, and nothing can be ordered', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', halted()));
    expect(session.deciding).toBe(false);
    expect(session.offers).toEqual([]);
    expect(session.choices).toEqual([]);
    session.lookBack();
    expect(session.replay.open).toBe(false);
    expect(line().sent).toEqual([]);
  });

  test('agreeing is sent once, and the other side awaited', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', halted()));
    session.agree();
    line().hear(state('austria', halted('austria')));
    expect(line().sent).toEqual([{ type: 'continue' }]);
    line().hear(state('austria'));
    expect(session.deciding).toBe(true);
    expect(session.choices.length).toBe(1);
  });

  test('one who plays both sides agrees for both', async () => {
    const session = seated('alone', ['austria', 'france']);
    line().hear(state('austria', halted()));
    session.agree();
    line().hear(state('austria', halted('austria')));
    await opened();
    expect(line().claim).toEqual({ type: 'sit', as: 'france' });
    line().hear(state('france', halted('austria')));
    expect(line().sent).toEqual([{ type: 'continue' }]);
  });

  test('at one screen for two each agrees for himself', () => {
    const session = seated('hotseat', ['austria', 'france']);
    line().hear(state('austria', halted()));
    session.agree();
    line().hear(state('austria', halted('austria')));
    expect(session.coveredFor).toBe('france');
    session.uncover();
    line().hear(state('france', halted('austria')));
    expect(line().sent).toEqual([]);
  });
});

describe('news', () => {
  const told = (number: number, side: string) => ({
    number,
    side,
    label: { id: `line-${number}` },
    cites: ['x'],
    objects: [],
    kind: 'move' as const,
  });

  test('is what a state adds, and marks what the enemy did as not yet seen', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', { story: [told(0, 'france')] }));
    expect([session.news.length, session.unseen]).toEqual([0, false]);
    line().hear(state('austria', { story: [told(1, 'france')], story_from: 1 }));
    expect([session.news.length, session.unseen]).toEqual([1, true]);
    session.lookBack();
    expect(session.unseen).toBe(false);
  });

  test('turning to another side tells nothing anew', () => {
    const session = seated('alone', ['austria', 'france']);
    line().hear(state('austria', { story: [told(0, 'france')] }));
    session.turnTo('france');
    line().hear(
      state('france', {
        decision: { side: 'france', label: { id: 'x' }, cites: '' },
        story: [told(0, 'france'), told(1, 'austria')],
      }),
    );
    expect([session.news.length, session.unseen]).toEqual([0, false]);
  });
});

describe('generals', () => {
  const colonel = (side: string, thinking = false) => ({
    generals: { [side]: { level: 'colonel', thinking } },
  });

  test('no cover and no turning of the view for a side that a general plays', () => {
    const hotseat = seated('hotseat', ['austria', 'france']);
    line().hear(state('france', colonel('austria', true)));
    expect(hotseat.coveredFor).toBe(null);
    const alone = seated('alone', ['france', 'austria']);
    const lines = FakeLine.lines.length;
    line().hear(state('france', colonel('austria', true)));
    expect(FakeLine.lines.length).toBe(lines);
    expect(alone.viewer).toBe('france');
  });

  test('who has handed his side over decides nothing until he takes it back', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria'));
    session.appoint('colonel');
    line().hear(state('austria', { offers: [], ...colonel('austria', true) }));
    expect(session.deciding).toBe(false);
    session.appoint(null);
    line().hear(state('austria'));
    expect(session.deciding).toBe(true);
    expect(line().sent).toEqual([
      { type: 'general', level: 'colonel' },
      { type: 'general', level: null },
    ]);
  });

  test('thinking is shown until the next state', () => {
    const session = seated('two', ['france']);
    line().hear(state('france', colonel('austria', true)));
    line().hear({ type: 'thinking', side: 'austria', level: 'colonel', progress: 0.4 });
    expect(session.thinking?.progress).toBe(0.4);
    session.hurry();
    expect(line().sent).toEqual([{ type: 'hurry' }]);
    line().hear(state('france', colonel('austria')));
    expect(session.thinking).toBe(null);
  });
});

describe('a group that is being gathered', () => {
  const given = [{ number: 4 }, { number: 5 }];
  const line = {
    number: 5,
    side: 'austria',
    label: { id: 'x' },
    cites: [],
    objects: [],
    kind: 'move' as const,
    round: 1,
  };

  test('is remembered until something is told of it, or the enemy is asked', () => {
    expect(stillUnderWay(given, state('austria', { number: 6 }), [])).toEqual(given);
    expect(stillUnderWay(given, state('austria', { number: 6 }), [line])).toEqual([]);
    expect(stillUnderWay(given, state('france', { number: 6 }), [])).toEqual([]);
  });

  test('forgets what is taken back', () => {
    expect(stillUnderWay(given, state('austria', { number: 5 }), [])).toEqual([{ number: 4 }]);
    expect(stillUnderWay(given, state('austria', { number: 4 }), [])).toEqual([]);
  });
});

describe('the line', () => {
  test('claims the seat in its first message, and its address holds no secret', async () => {
    new TableSession('b', { seating: 'two', mine: [], links: {} }, 'secret', null, () => {});
    await opened();
    expect(line().url).toBe('ws://table/api/battles/b/socket');
    expect(line().claim).toMatchObject({ type: 'sit', key: 'secret' });
    expect(line().claim?.nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  test('tries the next seat when a claim is refused, and is not open before one is good', async () => {
    const session = seated('two', ['austria']);
    await opened();
    expect(session.connection).toBe('connecting');
    line().hear({ type: 'refused', number: null, refusal: { label: { id: 'wire-no-seat' } } });
    line().onclose?.();
    await opened();
    expect(line().claim).toEqual({ type: 'sit', as: 'onlooker' });
    line().hear(state('onlooker'));
    expect(session.connection).toBe('open');
    expect(session.refusal).toBe(null);
  });

  test('tells of other browsers in the own seat, and keeps the links that it is given', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    const session = seated('two', ['austria']);
    line().hear(state('austria'));
    const browser = (number: number) => ({ number, since: '', here: true });
    const card = (side: string, ...numbers: number[]) => ({
      side,
      taken: true,
      browsers: numbers.map(browser),
    });
    line().hear({ type: 'seats', you: 2, seats: [card('austria', 2), card('france', 1)] });
    expect(session.companions).toEqual([]);
    line().hear({ type: 'seats', you: 2, seats: [card('austria', 1, 2), card('france', 1)] });
    expect(session.companions.map(({ number }) => number)).toEqual([1]);
    session.keepSeat();
    expect(line().sent).toEqual([{ type: 'renew' }]);
    line().hear({ type: 'invited', side: 'onlooker', link: '/table/b#new' });
    expect(session.seats.links['onlooker']).toBe('/table/b#new');
  });
});

describe('a seat taken by invitation', () => {
  const claims = () => FakeLine.lines.map((line) => line.claim?.key);

  test('is claimed with the key it got, and with the invitation again when the server has forgotten that', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const session = new TableSession(
      'b',
      { seating: 'two', mine: [], links: {} },
      'invitation',
      null,
      () => {},
    );
    const nextLine = async () => {
      line().onclose?.();
      await vi.advanceTimersByTimeAsync(20_000);
    };
    await vi.advanceTimersByTimeAsync(0);
    line().hear({ type: 'seated', viewer: 'austria', link: '/table/b#own' });
    line().hear(state('austria'));
    await nextLine();
    expect(claims()).toEqual(['invitation', 'own']);
    // The server was killed before it could store who sits there: the invitation is good again,
    // with the same share of chance.
    line().hear({ type: 'refused', number: null, refusal: { label: { id: 'wire-no-seat' } } });
    await nextLine();
    expect(claims()).toEqual(['invitation', 'own', 'invitation']);
    expect(line().claim?.nonce).toBe(FakeLine.lines[0]?.claim?.nonce);
    line().hear({ type: 'seated', viewer: 'austria', link: '/table/b#other' });
    line().hear(state('austria'));
    await nextLine();
    expect(line().claim?.key).toBe('other');
    expect(session.seats.links).toEqual({ austria: '/table/b#other' });
    vi.useRealTimers();
  });

  test('that somebody else keeps for himself is told, and not claimed again', async () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria'));
    expect([session.trouble, session.offers.length]).toEqual([null, 1]);
    line().onclose?.({ reason: 'wire-turned-out' });
    await opened();
    expect(session.trouble).toEqual({ id: 'wire-turned-out' });
    expect(session.offers).toEqual([]);
    expect(FakeLine.lines.length).toBe(1);
  });

  test('whose claim is refused says why until one is good', async () => {
    const session = new TableSession(
      'b',
      { seating: 'two', mine: [], links: {} },
      'withdrawn',
      null,
      () => {},
    );
    await opened();
    line().hear({ type: 'refused', number: null, refusal: { label: { id: 'wire-no-seat' } } });
    line().onclose?.();
    expect(session.trouble).toEqual({ id: 'wire-no-seat' });
    session.close();
  });

  test('that is not stored yet is told', () => {
    const session = seated('two', ['austria']);
    line().hear({
      type: 'seats',
      you: 1,
      seats: [
        { side: 'austria', taken: true, unstored: true, browsers: [] },
        { side: 'france', taken: true, browsers: [] },
      ],
    });
    expect(session.unstored).toEqual(['austria']);
    line().hear({
      type: 'seats',
      you: 1,
      seats: [
        { side: 'austria', taken: true, browsers: [] },
        { side: 'france', taken: true, browsers: [] },
      ],
    });
    expect(session.unstored).toEqual([]);
  });
});

describe('a word to the other side', () => {
  test('is sent with the winner it names', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria'));
    session.speak('propose');
    session.speak('accept', 'france');
    expect(line().sent).toEqual([
      { type: 'say', word: 'propose', winner: null },
      { type: 'say', word: 'accept', winner: 'france' },
    ]);
  });
});

describe('a hint', () => {
  const offer = (order: number, objects: string[]) => ({
    ...(state('austria').offers[0] as StateFrame['offers'][number]),
    order,
    subject: 'p1',
    objects,
  });
  const hint = (number: number): AnyFrame => ({
    type: 'hint',
    number,
    level: 'marshal',
    plan: [offer(7, ['l2']), offer(8, ['l2', 'l3'])],
    remark: { id: 'x' },
  });
  const may = { parley: { may_ask: true } };

  test('is asked for once, shown, and carried out as a plan', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', may));
    session.askHint();
    session.askHint();
    expect(line().sent).toEqual([{ type: 'hint', number: 4 }]);
    line().hear(state('austria', { ...may, number: 5 }));
    line().hear(hint(5));
    expect(session.pondering).toBeNull();
    expect(session.advised).toEqual(['p1', 'l2', 'l3']);
    session.follow();
    expect(line().sent.at(-1)).toEqual({ type: 'plan', number: 5, orders: [7, 8] });
    expect(session.hint).toBeNull();
  });

  test('is not asked for where none is given, nor out of turn', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria'));
    session.askHint();
    line().hear(state('france', may));
    session.askHint();
    expect(line().sent).toEqual([]);
  });

  test('for another moment is not shown, and goes when anything happens', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', may));
    line().hear(hint(3));
    expect(session.hint).toBeNull();
    line().hear(hint(4));
    expect(session.hint).not.toBeNull();
    line().hear(state('austria', { ...may, number: 5 }));
    expect(session.hint).toBeNull();
  });

  test('that is refused can be asked for again', () => {
    const session = seated('two', ['austria']);
    line().hear(state('austria', may));
    session.askHint();
    line().hear({ type: 'refused', number: 4, refusal: { label: { id: 'wire-no-hint' } } });
    expect(session.pondering).toBeNull();
    session.askHint();
    expect(line().sent.length).toBe(2);
  });
});
