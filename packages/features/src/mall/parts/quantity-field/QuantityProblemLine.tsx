import { QuantityProblemLine as Line, type QuantityProblemLineProps as LineProps } from '@chippage/ui/QuantityField';
import type { QuantityRules } from './quantityRules.ts';
import { useQuantityWords } from './useQuantityWords.ts';

export interface QuantityProblemLineProps extends Omit<LineProps, 'words'> {
  rules: QuantityRules;
}

/** What is wrong with a quantity, and the nearest ones that can be ordered, for a row of the cart. */
export function QuantityProblemLine({ rules, ...line }: QuantityProblemLineProps) {
  return <Line {...line} words={useQuantityWords(rules)} />;
}
