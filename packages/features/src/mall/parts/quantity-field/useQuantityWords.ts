import { LARGEST, type QuantityRules } from '@chippage/api/quantity';
import type { QuantityWords } from '@chippage/ui/QuantityField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { quantityFieldMessages } from './messages.ts';

/** The mall's words for a quantity with these rules. */
export function useQuantityWords({ moq, multiple, maxQuantity, stock }: QuantityRules): QuantityWords {
  const t = useMessages(quantityFieldMessages);
  const rule = { moq: formatNumber(moq), multiple: formatNumber(multiple) };
  return {
    rule: maxQuantity === null ? t('rule', rule) : t('ruleMax', { ...rule, max: formatNumber(maxQuantity) }),
    problem: (problem, quantity) => {
      switch (problem) {
        case 'empty':
        case 'below_min':
          return t(problem);
        case 'not_multiple':
          return t(problem, { quantity: formatNumber(quantity), multiple: rule.multiple });
        case 'above_max':
          return t(problem, { max: formatNumber(maxQuantity ?? LARGEST) });
        case 'above_stock':
          return t(problem, { stock: formatNumber(stock ?? 0) });
      }
    },
    withGoods: (problem) => t('offers', { problem }),
    withoutGoods: (problem) => t('none', { problem }),
    take: (quantity) => t('take', { quantity: formatNumber(quantity) }),
    adjusted: (quantity) => t('adjusted', { quantity: formatNumber(quantity) }),
  };
}
