import { NumberField } from '@chippage/ui/NumberField';
import type { Ref } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { quantityFieldMessages } from './messages.ts';
import { largestOf, type QuantityRules, smallestOf } from './quantityRules.ts';
import type { QuantityDraft } from './useQuantityDraft.ts';
import * as styles from './QuantityField.css.ts';

// Stable, or the field would format its text anew with every render.
const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export interface QuantityInputProps {
  draft: QuantityDraft;
  rules: QuantityRules;
  label: string;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The number with − and +, which step from one valid quantity to the next, and the rules under it. What is typed stays as it is. */
export function QuantityInput({ draft, rules, label, isLabelHidden, isDisabled, inputRef }: QuantityInputProps) {
  const t = useMessages(quantityFieldMessages);
  const rule = t('rule', { moq: formatNumber(rules.moq), multiple: formatNumber(rules.multiple) });
  const smallest = smallestOf(rules);
  return (
    <div className={styles.input}>
      <NumberField
        label={label}
        isLabelHidden={isLabelHidden}
        isDisabled={isDisabled}
        size="sm"
        value={draft.value}
        onChange={draft.change}
        minValue={smallest}
        maxValue={Math.max(largestOf(rules), smallest)}
        step={rules.multiple}
        commitBehavior="validate"
        isWheelDisabled
        formatOptions={whole}
        description={rule}
        error={draft.problem === null || isDisabled ? undefined : rule}
        inputRef={inputRef}
      />
    </div>
  );
}
