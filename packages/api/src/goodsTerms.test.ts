import { expect, test } from 'vitest';
import { type GoodsTerms, termsProblems } from './goodsTerms.ts';

const terms = (own: Partial<GoodsTerms> = {}): GoodsTerms => ({
  priceLadder: [
    { minQuantity: 1, unitPrice: '6.85' },
    { minQuantity: 100, unitPrice: '6.5' },
  ],
  moq: 1,
  multiple: 1,
  spq: null,
  ...own,
});
const step = (minQuantity: number, unitPrice: string) => ({ minQuantity, unitPrice });

test('好的条件没有问题', () => {
  expect(termsProblems(terms())).toEqual([]);
  expect(termsProblems(terms({ priceLadder: [step(2500, '0.008087')], moq: 2500, multiple: 2500, spq: 5000 }))).toEqual([]);
});

test.each([
  [{ priceLadder: [] }, [['priceLadder', 0, 'empty']]],
  [{ priceLadder: [step(10, '1')] }, [['priceLadder', 0, 'starts_late']]],
  [{ priceLadder: [step(1, '0.00')] }, [['priceLadder', 0, 'price_zero']]],
  [{ priceLadder: [step(1, '2'), step(1, '1')] }, [['priceLadder', 1, 'quantity_order']]],
  [{ priceLadder: [step(1, '2'), step(10, '2.0')] }, [['priceLadder', 1, 'price_order']]],
  [{ priceLadder: Array.from({ length: 11 }, (_, at) => step(at + 1, `${20 - at}`)) }, [['priceLadder', 10, 'too_many']]],
  [{ moq: 15, multiple: 10 }, [['moq', undefined, 'not_multiple']]],
  [{ moq: 10, multiple: 10, spq: 25 }, [['spq', undefined, 'not_multiple']]],
] as const)('%j', (own, problems) =>
  expect(termsProblems(terms(own as Partial<GoodsTerms>)).map((each) => [each.field, 'at' in each ? each.at : undefined, each.problem])).toEqual(problems),
);
