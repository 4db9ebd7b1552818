import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { quantityFieldMessages } from './messages.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { QuantityProblemLine } from './QuantityProblemLine.tsx';
import type { QuantityRules } from './quantityRules.ts';
import { useQuantityDraft } from './useQuantityDraft.ts';
import * as styles from './QuantityField.css.ts';

export interface QuantityFieldProps {
  quantity: number;
  rules: QuantityRules;
  /** What is ordered, e.g. its part number. */
  name: string;
  /** Hears every quantity from 1 on, also one that cannot be ordered: nothing typed is lost. */
  onChange: (quantity: number) => void;
  isDisabled?: boolean;
}

/** A quantity that explains the smallest order and the multiple, and offers the nearest numbers that can be ordered. */
export function QuantityField({ quantity, rules, name, onChange, isDisabled }: QuantityFieldProps) {
  const t = useMessages(quantityFieldMessages);
  const draft = useQuantityDraft(quantity, rules, onChange);
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<number>();
  const take = (offer: number) => {
    setTaken(offer);
    draft.change(offer);
    // The button goes away.
    input.current?.focus();
  };
  const rule = { moq: formatNumber(rules.moq), multiple: formatNumber(rules.multiple) };
  return (
    <div className={styles.field}>
      <QuantityInput draft={draft} rules={rules} label={t('label')} isDisabled={isDisabled} inputRef={input} />
      <div role="status">
        {draft.problem !== null && !isDisabled && (
          <QuantityProblemLine problem={draft.problem} quantity={draft.value} rules={rules} offers={draft.offers} name={name} onTake={take} />
        )}
        {draft.problem === null && taken === draft.value && <p className={styles.adjusted}>{t('adjusted', { quantity: formatNumber(taken), ...rule })}</p>}
      </div>
    </div>
  );
}
