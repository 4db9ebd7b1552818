import type { QuantityJudge } from './quantityJudge.ts';

/** For stories: tens from 100 on, as many as there are. */
export const tens = (stock: number): QuantityJudge => ({
  smallest: 100,
  largest: stock,
  step: 10,
  problemOf: (quantity) => (quantity < 100 ? 'below_min' : quantity % 10 > 0 ? 'not_multiple' : quantity > stock ? 'above_stock' : null),
  offersOf: (quantity) => {
    const near = [Math.floor(quantity / 10) * 10, Math.ceil(quantity / 10) * 10].map((one) => Math.max(100, Math.min(one, stock)));
    return stock < 100 ? [] : [...new Set(near)];
  },
});
