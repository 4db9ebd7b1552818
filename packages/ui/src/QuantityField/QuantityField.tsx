import { type RefObject, useRef, useState } from 'react';
import { QuantityInput } from './QuantityInput.tsx';
import { QuantityProblemLine } from './QuantityProblemLine.tsx';
import type { QuantityJudge } from './quantityJudge.ts';
import type { QuantityWords } from './quantityWords.ts';
import { useQuantityDraft } from './useQuantityDraft.ts';
import * as styles from './QuantityField.css.ts';

/** Props of `QuantityField`. */
export interface QuantityFieldProps {
  /** Names the field: 数量. */
  label: string;
  /** How many are ordered. */
  quantity: number;
  /** Decides about it. */
  judge: QuantityJudge;
  /** What is ordered, e.g. its part number. */
  name: string;
  /** Hears everything that is written, also what cannot be ordered, so that nobody counts with an older quantity; NaN: the field was emptied. */
  onChange: (quantity: number) => void;
  /** Hears the quantity that is being written before it is taken over, so that no amount of an older one stands beside it: NaN is none, null that nothing is being written. */
  onTyping?: ((typed: number | null) => void) | undefined;
  /** Nothing can be ordered now. @default false */
  isDisabled?: boolean;
  /** Whether the quantity is the nearest that can be ordered and not the one asked for; said below it. @default false */
  isAdjusted?: boolean | undefined;
  /** The input, so that focus can be led to it. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Its words. */
  words: QuantityWords;
}

/** A quantity that explains the smallest order and the multiple, and offers the nearest numbers that can be ordered. To print one use `UnitValue`. */
export function QuantityField({ label, quantity, judge, name, onChange, onTyping, isDisabled, isAdjusted = false, inputRef, words }: QuantityFieldProps) {
  const draft = useQuantityDraft(quantity, judge, onChange);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const [taken, setTaken] = useState<number>();
  const take = (offer: number) => {
    setTaken(offer);
    draft.change(offer);
    // The button goes away.
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <QuantityInput draft={draft} judge={judge} label={label} rule={words.rule} isDisabled={isDisabled} onTyping={onTyping} inputRef={input} />
      <div role="status">
        {draft.problem !== null && !isDisabled && (
          <QuantityProblemLine problem={draft.problem} quantity={draft.value} offers={draft.offers} name={name} onTake={take} words={words} />
        )}
        {draft.problem === null && (isAdjusted || taken === draft.value) && <p className={styles.adjusted}>{words.adjusted(draft.value)}</p>}
      </div>
    </div>
  );
}
