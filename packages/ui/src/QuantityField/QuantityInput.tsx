import type { Ref } from 'react';
import { NumberField } from '../NumberField/NumberField.tsx';
import type { QuantityJudge } from './quantityJudge.ts';
import type { QuantityDraft } from './useQuantityDraft.ts';
import * as styles from './QuantityField.css.ts';

// Stable, or the field would format its text anew with every render.
const whole: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** The whole number that a text is; NaN when it is none. */
const quantityIn = (text: string): number => (/^\d[\d,]*$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : NaN);

/** Props of `QuantityInput`. */
export interface QuantityInputProps {
  /** From `useQuantityDraft`. */
  draft: Pick<QuantityDraft, 'value' | 'problem' | 'change'>;
  /** Decides about it. */
  judge: QuantityJudge;
  /** Names it. */
  label: string;
  /** Hides the label where the surroundings already show it. @default false */
  isLabelHidden?: boolean;
  /** The rules in words, under it: 起订 100，倍数 10. */
  rule: string;
  /** Nothing can be ordered now. @default false */
  isDisabled?: boolean;
  /** Hears the quantity that is being written before it is taken over: NaN is none, null that nothing is being written. */
  onTyping?: ((typed: number | null) => void) | undefined;
  /** The input, so that focus can come back to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The number with − and +, which step from one valid quantity to the next, and the rules under it. What is typed stays as it is. */
export function QuantityInput({ draft, judge, label, isLabelHidden, rule, isDisabled, onTyping, inputRef }: QuantityInputProps) {
  const { smallest, largest, step } = judge;
  return (
    <div className={styles.input}>
      <NumberField
        label={label}
        isLabelHidden={isLabelHidden}
        isDisabled={isDisabled}
        size="sm"
        value={draft.value}
        onChange={(value) => {
          onTyping?.(null);
          draft.change(value);
        }}
        onTyping={(text) => onTyping?.(quantityIn(text))}
        onBlur={() => onTyping?.(null)}
        minValue={smallest}
        maxValue={Math.max(largest, smallest)}
        step={step}
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
