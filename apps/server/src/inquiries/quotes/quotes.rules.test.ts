// Random walks of buyer, seller, clock and operator over the steps of a quote: whatever they do, in any order.
import { expect, it } from 'vitest';
import { parseMicros } from '../../mall/money.ts';
import { Failure } from '../../platform/errors.ts';
import { subjects } from '../states.rules.ts';
import { awaitedSide, priceAt, quoteActions, type QuoteState, type Step, takeStep, totalOf, wrongOffer } from './quotes.rules.ts';
import type { StoredOffer } from './quotes.schema.ts';

const now = new Date('2026-11-26T08:00:00Z');
const offer: StoredOffer = {
  priceLadder: [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 1000, unitPrice: '6.2' },
  ],
  currency: 'CNY',
  taxMode: 'tax13',
  moq: 100,
  multiple: 100,
  spq: null,
  stock: 20_000,
  dateCode: '2435+',
  grade: 'a1',
  packing: 'reel',
  leadTimeDays: 0,
  place: 'SZ',
  hasCoc: true,
  remark: null,
  fileIds: [],
};
const start: QuoteState = {
  state: 'waiting',
  quantity: 1000,
  offer: null,
  wish: null,
  validUntil: now,
  dealQuantity: null,
  dealPrice: null,
  dealUntil: null,
  answeredAt: null,
};
const after = (quote: QuoteState, step: Step): QuoteState => ({ ...quote, ...takeStep(quote, step, now).change });
const quoted = after(start, { deed: 'quote', offer, validDays: 7 });

/** A generator of numbers that a seed decides: a walk that fails can be walked again. */
function mulberry(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const stepsOf = (quote: QuoteState, pick: (below: number) => number): Step[] => {
  const quantity = (pick(40) + 1) * 50;
  const price = `${pick(8)}.${pick(100)}`;
  const shown = quote.offer ? (priceAt(quote.offer, quantity) ?? '1') : '1';
  return [
    { deed: 'quote', offer: { ...offer, priceLadder: [{ minQuantity: 50, unitPrice: `${1 + pick(9)}.${pick(10)}` }], moq: 50, multiple: 50 }, validDays: 3 },
    { deed: 'counter', wish: { quantity, unitPrice: price } },
    { deed: 'accept', wish: { quantity, unitPrice: pick(3) === 0 ? price : shown } },
    { deed: 'agree' },
    { deed: 'hold' },
    { deed: 'decline' },
    { deed: 'withdraw' },
    { deed: 'refuse' },
    { deed: 'say', note: '在吗' },
    { deed: 'end' },
    { deed: 'open' },
    { deed: 'expire' },
  ];
};

it('十万步随机的走法：状态只按表走，成交的价格和数量从不改变，也从不出现没有报过的价', () => {
  const pick = mulberry(20_261_126);
  const seen = new Set<string>();
  let quote = start;
  const offered = new Set<string>();
  const ends = new Set<QuoteState['state']>(['accepted', 'refused', 'expired', 'withdrawn']);
  // A hundred thousand assertions take longer than the walk.
  const wrong = (isWrong: boolean, what: string) => {
    if (isWrong) throw new Error(`${what}: ${JSON.stringify(quote)}`);
  };
  for (let at = 0; at < 100_000; at++) {
    const steps = stepsOf(quote, pick);
    const step = steps[pick(steps.length)] ?? { deed: 'hold' };
    const before = quote;
    try {
      const { change, event } = takeStep(quote, step, now);
      quote = { ...quote, ...change };
      wrong(event.fromState !== before.state || event.toState !== quote.state, 'the log says something else');
      seen.add(`${before.state} ${step.deed} ${quote.state}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
    for (const { unitPrice } of quote.offer?.priceLadder ?? []) offered.add(`${parseMicros(unitPrice)}`);
    wrong(quote.offer === null && ['quoted', 'bargaining', 'accepted', 'withdrawn'].includes(quote.state), 'nothing was offered');
    wrong((quote.state === 'bargaining') !== (quote.wish !== null) && awaitedSide(quote.state) !== null, 'a wish without bargaining');
    wrong(before.state === 'accepted' && JSON.stringify(quote) !== JSON.stringify(before), 'a deal has changed');
    wrong(ends.has(before.state) && quote.state !== before.state, 'came back from an end');
    const isDealt = quote.dealPrice !== null && (quote.dealQuantity ?? 0) > 0 && quote.dealUntil !== null;
    wrong(isDealt !== (quote.state === 'accepted'), 'a deal without an amount, or an amount without a deal');
    wrong(isDealt && !offered.has(`${parseMicros(quote.dealPrice ?? '0')}`), 'a price that nobody offered');
    // The end is the end; every few steps after it another quote begins.
    if (awaitedSide(quote.state) === null && pick(4) === 0) {
      quote = start;
      offered.clear();
    }
  }
  const possible = Object.entries(subjects.quote.deeds).flatMap(([deed, rule]) =>
    rule.from.flatMap((from) => ('to' in rule && rule.to ? rule.to : [from]).map((to) => `${from} ${deed} ${to}`)),
  );
  expect([...seen].toSorted()).toEqual(possible.toSorted());
});

it('接受的是页面上的价：变了就说，数量不合起订量和倍数就说怎么改', () => {
  expect(() => takeStep(quoted, { deed: 'accept', wish: { quantity: 1000, unitPrice: '6.85' } }, now)).toThrow('对方改了报价');
  expect(() => takeStep(quoted, { deed: 'accept', wish: { quantity: 150, unitPrice: '6.85' } }, now)).toThrow('不是倍数的整数倍');
  expect(() => takeStep(quoted, { deed: 'accept', wish: { quantity: 30_000, unitPrice: '6.2' } }, now)).toThrow('超过对方的库存');
  const deal = after(quoted, { deed: 'accept', wish: { quantity: 1000, unitPrice: '6.200' } });
  expect(deal).toMatchObject({ state: 'accepted', dealQuantity: 1000, dealPrice: '6.2', dealUntil: new Date('2026-11-29T08:00:00Z') });
  expect(totalOf({ quantity: 1000, unitPrice: deal.dealPrice ?? '' })).toBe('6200.00');
});

it('还价要低于现价；卖家同意以后就是这个价，维持原价就回到原来的报价', () => {
  expect(() => takeStep(quoted, { deed: 'counter', wish: { quantity: 1000, unitPrice: '6.2' } }, now)).toThrow('低于现在的报价 6.2');
  const bargaining = after(quoted, { deed: 'counter', wish: { quantity: 1000, unitPrice: '5.90' } });
  expect(bargaining).toMatchObject({ state: 'bargaining', wish: { quantity: 1000, unitPrice: '5.9' } });
  expect(after(bargaining, { deed: 'hold' })).toMatchObject({ state: 'quoted', wish: null, offer });
  const agreed = after(bargaining, { deed: 'agree' });
  expect(priceAt(agreed.offer ?? offer, 1000)).toBe('5.9');
  expect(() => takeStep(agreed, { deed: 'accept', wish: { quantity: 900, unitPrice: '5.9' } }, now)).toThrow('低于起订量');
});

it('每一边只看到自己能做的', () => {
  expect(quoteActions('waiting', 'seller')).toEqual(['quote', 'decline', 'say']);
  expect(quoteActions('waiting', 'buyer')).toEqual(['refuse', 'say']);
  expect(quoteActions('quoted', 'buyer')).toEqual(['counter', 'accept', 'refuse', 'say']);
  expect(quoteActions('bargaining', 'seller')).toEqual(['quote', 'agree', 'hold', 'withdraw', 'say']);
  expect(quoteActions('accepted', 'buyer')).toEqual(['say']);
  expect(quoteActions('expired', 'seller')).toEqual([]);
});

it('阶梯价一级比一级多、一级不比一级贵；起订量不在第一级以下', () => {
  const form = { ...offer, grade: null, packing: null, dateCode: '', remark: '', validDays: 7 };
  expect(wrongOffer(form)).toEqual([]);
  const ladder = (...steps: [number, string][]) => steps.map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice }));
  expect(wrongOffer({ ...form, priceLadder: ladder([100, '2'], [100, '1']) })).toMatchObject([{ field: 'priceLadder.1' }]);
  expect(wrongOffer({ ...form, priceLadder: ladder([100, '2'], [200, '3']) })).toMatchObject([{ msg: '数量多的单价不能更高' }]);
  expect(wrongOffer({ ...form, priceLadder: ladder([100, '0']) })).toMatchObject([{ msg: '单价要大于 0' }]);
  expect(wrongOffer({ ...form, priceLadder: ladder([500, '2']) })).toMatchObject([{ field: 'moq' }]);
  expect(wrongOffer({ ...form, stock: 50 })).toMatchObject([{ field: 'stock' }]);
});
