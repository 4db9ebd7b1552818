import { Button } from '@chippage/ui/Button';
import { ErrorIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { quantityFieldMessages } from './messages.ts';
import { LARGEST, type QuantityProblem, type QuantityRules } from './quantityRules.ts';
import * as styles from './QuantityField.css.ts';

export interface QuantityProblemLineProps {
  problem: QuantityProblem | 'empty';
  quantity: number;
  rules: QuantityRules;
  /** Nearest quantities that can be ordered. */
  offers: readonly number[];
  /** What is ordered, for the names of the buttons. */
  name: string;
  onTake: (quantity: number) => void;
}

/** What is wrong with a quantity, and the nearest ones that can be ordered. */
export function QuantityProblemLine({ problem, quantity, rules, offers, name, onTake }: QuantityProblemLineProps) {
  const t = useMessages(quantityFieldMessages);
  const words = useProblemWords(rules);
  const take = (offer: number) => t('take', { quantity: formatNumber(offer) });
  return (
    <div className={styles.problem}>
      <span className={styles.words}>
        <ErrorIcon size={16} />
        {t(offers.length > 0 ? 'offers' : 'none', { problem: words(problem, quantity) })}
      </span>
      {offers.map((offer) => (
        <Button key={offer} variant="outline" size="sm" aria-label={`${take(offer)} ${name}`} onPress={() => onTake(offer)}>
          {take(offer)}
        </Button>
      ))}
    </div>
  );
}

/** Says what is wrong with a quantity. */
export function useProblemWords({ moq, multiple, maxQuantity, stock }: QuantityRules) {
  const t = useMessages(quantityFieldMessages);
  return (problem: QuantityProblem | 'empty', quantity: number): string => {
    const rule = { moq: formatNumber(moq), multiple: formatNumber(multiple) };
    switch (problem) {
      case 'empty':
      case 'below_min':
        return t(problem, rule);
      case 'not_multiple':
        return t(problem, { quantity: formatNumber(quantity), multiple: rule.multiple });
      case 'above_max':
        return t(problem, { max: formatNumber(maxQuantity ?? LARGEST) });
      case 'above_stock':
        return t(problem, { stock: formatNumber(stock ?? 0) });
    }
  };
}
