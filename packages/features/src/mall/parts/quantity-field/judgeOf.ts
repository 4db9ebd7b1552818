import { largestOf, nearestOf, offersOf, problemOf, type QuantityRules, smallestOf } from '@chippage/api/quantity';
import type { QuantityJudge } from '@chippage/ui/QuantityField';

/** The rules of goods as the field asks for them. */
export const judgeOf = (rules: QuantityRules): QuantityJudge => ({
  smallest: smallestOf(rules),
  largest: largestOf(rules),
  step: rules.multiple,
  problemOf: (quantity) => problemOf(rules, quantity),
  offersOf: (quantity) => offersOf(nearestOf(rules, quantity)),
});
