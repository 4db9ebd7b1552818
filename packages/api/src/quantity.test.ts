import { expect, test } from 'vitest';
import { isNearBreak, largestOf, nearestOf, offersOf, problemOf, type QuantityRules, smallestOf } from './quantity.ts';

const rules = (own: Partial<QuantityRules> = {}): QuantityRules => ({ moq: 30, multiple: 15, maxQuantity: null, stock: null, ...own });

test.each([
  [140, {}, 'not_multiple', [135, 150]],
  [10, {}, 'below_min', [30]],
  [135, {}, null, [135]],
  [140, { stock: 147 }, 'not_multiple', [135]],
  [150, { stock: 147 }, 'above_stock', [135]],
  [300, { maxQuantity: 200 }, 'above_max', [195]],
  // What there is says more than the multiple.
  [99_999_999, { stock: 66_472 }, 'above_stock', [66_465]],
  [1_000_000_005, { stock: 66_472 }, 'above_stock', [66_465]],
  [310, { maxQuantity: 200, stock: 250 }, 'above_max', [195]],
  [30, { stock: 20 }, 'above_stock', []],
  [1_000_000_005, {}, 'above_max', [999_999_990]],
  [100, { moq: 100, multiple: 30 }, 'not_multiple', [120]],
] as const)('%s 件，规则 %o：%s，可改为 %o', (quantity, own, problem, offers) => {
  expect(problemOf(rules(own), quantity)).toBe(problem);
  expect(offersOf(nearestOf(rules(own), quantity))).toEqual(offers);
});

test('下一档多出三成以上就不提', () => expect([153, 154, 199, 200].map((quantity) => isNearBreak(quantity, 200))).toEqual([false, true, true, false]));

// Every rule with small numbers, against the plain search through all quantities.
test('给出的数量都能下单，而且中间没有更近的', () => {
  let looked = 0;
  for (let moq = 1; moq <= 25; moq += 3) {
    for (let multiple = 1; multiple <= 12; multiple += 1) {
      for (const maxQuantity of [null, 40, 61]) {
        for (const stock of [null, 0, 17, 53]) {
          const own = { moq, multiple, maxQuantity, stock };
          const valid = Array.from({ length: 200 }, (_, at) => at + 1).filter((quantity) => problemOf(own, quantity) === null);
          expect(largestOf(own) >= smallestOf(own)).toBe(valid.length > 0);
          for (let quantity = 1; quantity <= 100; quantity += 1) {
            const { below, above } = nearestOf(own, quantity);
            expect([below, above]).toEqual([valid.findLast((one) => one <= quantity) ?? null, valid.find((one) => one >= quantity) ?? null]);
            looked += 1;
          }
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(100_000);
});
