// Money against exact fractions: whatever the cart, every digit agrees.
import { nearestOf, stepOf } from '@chippage/api/quantity';
import { expect, it } from 'vitest';
import type { FreightRule, PriceStep, TaxMode } from '@chippage/api/types';
import { inCapitals, inEnglish } from './capitals.ts';
import { formatMoney, formatUnitPrice, parseMicros, percentBetween } from './money.ts';
import { judgeQuantity, lineTotal, nextBreak, type SaleRules } from './goods/pricing.rules.ts';
import { sumLines, toOrderTotals } from './totals.rules.ts';
import { seeded } from '../platform/seeded.ts';

const CARTS = 100_000;

/** Whole numbers below what is asked for. */
function generator(seed: number) {
  const next = seeded(seed);
  return (below: number) => Math.floor(next() * below);
}

/** A fraction and nothing else: no rounding before it is asked for. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}
const decimal = (text: string): Fraction => {
  const [whole = '', part = ''] = text.split('.');
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) };
};
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
/** Half up to cents, for what is not negative. */
const cents = ({ top, bottom }: Fraction): bigint => {
  const scaled = top * 100n;
  const floor = scaled / bottom;
  return (scaled - floor * bottom) * 2n >= bottom ? floor + 1n : floor;
};
const text = (count: bigint) => `${count / 100n}.${(count % 100n).toString().padStart(2, '0')}`;
const rate: Record<TaxMode, bigint> = { tax13: 113n, tax1: 101n, untaxed: 100n };

it(`${CARTS.toLocaleString()} 个随机购物车：阶梯、行小计、未税、税额、运费、合计与精确分数逐位相同`, () => {
  const random = generator(42);
  const modes: TaxMode[] = ['tax13', 'tax1', 'untaxed'];
  for (let cart = 0; cart < CARTS; cart++) {
    const count = 1 + random(6);
    const priced: { total: bigint; taxMode: TaxMode }[] = [];
    const expected = new Map<TaxMode, bigint>();
    for (let at = 0; at < count; at++) {
      const ladder = Array.from({ length: 1 + random(4) }, (_, step): PriceStep => ({
        minQuantity: 1 + step * (1 + random(500)),
        unitPrice: `${random(3) === 0 ? random(50_000) : random(20)}.${String(1 + random(999_999)).padStart(6, '0')}`,
      })).toSorted((a, b) => a.minQuantity - b.minQuantity);
      const quantity = 1 + random(random(4) === 0 ? 999_999_999 : 5000);
      const taxMode = modes[random(3)] ?? 'tax13';
      const step = ladder[stepOf(ladder, quantity) ?? 0]!;
      const right = ladder.filter(({ minQuantity }) => minQuantity <= quantity).at(-1) ?? ladder[0]!;
      if (step.unitPrice !== right.unitPrice) throw new Error(`cart ${cart}: another step`);
      const total = lineTotal(parseMicros(step.unitPrice), quantity);
      const exact = cents(times(decimal(right.unitPrice), { top: BigInt(quantity), bottom: 1n }));
      if (formatMoney(total) !== text(exact)) throw new Error(`cart ${cart}: ${quantity} × ${right.unitPrice} = ${formatMoney(total)}, not ${text(exact)}`);
      priced.push({ total, taxMode });
      expected.set(taxMode, (expected.get(taxMode) ?? 0n) + exact);
    }
    const freight: FreightRule = [
      { term: 'free_above' as const, amount: '15.00', freeFrom: '1000.00', text: '' },
      { term: 'fixed' as const, amount: '8.88', freeFrom: null, text: '' },
      { term: 'collect' as const, amount: null, freeFrom: null, text: '' },
    ][random(3)]!;
    const goods = [...expected.values()].reduce((sum, part) => sum + part, 0n);
    const untaxed = [...expected].reduce((sum, [mode, part]) => sum + cents({ top: part * 100n, bottom: 100n * rate[mode] }), 0n);
    const paid = freight.amount === null ? 0n : freight.freeFrom !== null && goods >= 100_000n ? 0n : cents(decimal(freight.amount));
    const totals = toOrderTotals(priced, freight, 'CNY');
    const wanted = { goods: text(goods), untaxed: text(untaxed), freight: freight.amount === null ? null : text(paid), total: text(goods + paid) };
    for (const [name, value] of Object.entries(wanted))
      if (totals[name as keyof typeof wanted] !== value) throw new Error(`cart ${cart}: ${name} is ${totals[name as keyof typeof wanted]}, not ${value}`);
    if (totals.tax !== null && parseMicros(totals.untaxed) + parseMicros(totals.tax) !== parseMicros(totals.goods))
      throw new Error(`cart ${cart}: untaxed and tax are not the goods`);
  }
  expect(sumLines([], null)).toEqual({ goods: 0n, untaxed: 0n, tax: null, freight: 0n, total: 0n });
}, 120_000);

const rules = (change: Partial<SaleRules> = {}): SaleRules => ({
  priceLadder: [{ minQuantity: 1, unitPrice: '1' }],
  moq: 30,
  multiple: 15,
  maxQuantity: null,
  stock: 8745,
  isOnSale: true,
  ...change,
});

it('起订量和倍数：140 不是 15 的倍数，最近的是 135 和 150；任何给出的数量都能下单', () => {
  expect(judgeQuantity(rules(), 140)).toBe('not_multiple');
  expect(nearestOf(rules(), 140)).toEqual({ below: 135, above: 150 });
  expect(nearestOf(rules(), 7)).toEqual({ below: null, above: 30 });
  expect(nearestOf(rules({ stock: 100 }), 140)).toEqual({ below: 90, above: null });
  expect(judgeQuantity(rules({ stock: 20 }), 30)).toBe('out_of_stock');
  const random = generator(7);
  for (let at = 0; at < 20_000; at++) {
    const some = rules({
      moq: 1 + random(100),
      multiple: 1 + random(40),
      maxQuantity: random(3) === 0 ? 200 + random(500) : null,
      stock: random(4) === 0 ? null : random(1000),
    });
    const quantity = 1 + random(1200);
    const state = judgeQuantity(some, quantity);
    if (state === 'ok') continue;
    const { below, above } = nearestOf(some, quantity);
    for (const near of [below, above].filter((one) => one !== null)) expect([some, near, judgeQuantity(some, near)]).toEqual([some, near, 'ok']);
  }
});

it('下一档：再加 40 件单价降至 6.42，总价按下一档算；多出三成以上就不提', () => {
  const ladder = [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 200, unitPrice: '6.42' },
  ];
  expect(nextBreak(rules({ priceLadder: ladder, moq: 1, multiple: 1 }), 160)).toEqual({ quantity: 200, more: 40, unitPrice: '6.42', lineTotal: '1284.00' });
  expect(nextBreak(rules({ priceLadder: ladder, moq: 1, multiple: 1, stock: 180 }), 160)).toBeNull();
  const next = (quantity: number) => nextBreak(rules({ priceLadder: ladder, moq: 1, multiple: 1 }), quantity)?.more ?? null;
  expect([153, 154, 199].map(next)).toEqual([null, 46, 1]);
  expect(next(10)).toBeNull();
});

it('单价六位、四舍五入、涨幅、大写与英文', () => {
  expect(formatUnitPrice(parseMicros('0.008087'))).toBe('0.008087');
  expect(formatUnitPrice(parseMicros('6.850000'))).toBe('6.85');
  expect(formatMoney(lineTotal(parseMicros('0.005'), 1))).toBe('0.01');
  expect(percentBetween(parseMicros('0.3715'), parseMicros('0.3862'))).toBe('3.96');
  expect(() => parseMicros('1e3')).toThrow(RangeError);
  expect(inCapitals('1634.73', 'CNY')).toBe('人民币壹仟陆佰叁拾肆元柒角叁分');
  expect(inCapitals('1200.00', 'CNY')).toBe('人民币壹仟贰佰元整');
  expect(inCapitals('100050.06', 'CNY')).toBe('人民币壹拾万零伍拾元零陆分');
  expect(inCapitals('338.30', 'USD')).toBe('美元叁佰叁拾捌元叁角整');
  expect(inEnglish('338.35', 'USD')).toBe('US dollars three hundred thirty-eight and cents thirty-five only');
  expect(inEnglish('1000000.00', 'CNY')).toBe('RMB yuan one million only');
});
