import { DateField as AriaDateField, type DateFieldProps as AriaProps, DateInput, DateSegment, type DateValue } from 'react-aria-components/DateField';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import { type DateLimits, dateRules } from './dateLimits.ts';
import { readDate } from './isoDate.ts';
import * as styles from './DateField.css.ts';

/** Props of `DateField`. */
export interface DateFieldProps extends Pick<AriaProps<DateValue>, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'>, FieldWords, DateLimits {
  /** `2026-07-28`; null while it is empty. */
  value?: string | null;
  /** The date at first, when `value` is left out. */
  defaultValue?: string | null;
  /** Hears a whole date, or null as soon as a piece of it is taken away. */
  onChange?: (date: string | null) => void;
  /** Puts focus on the first piece, e.g. of the first field that is wrong. */
  inputRef?: Ref<{ focus: () => void }>;
}

/** A day, typed piece by piece: digits go on by themselves, ↑ and ↓ step, Backspace empties. In the order of the reader's language. */
export function DateField(dateProps: DateFieldProps) {
  const [words, { value, defaultValue, onChange, min, max, rangeError, size = 'md', inputRef, ...props }] = takeFieldWords(dateProps);
  const pieces = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => pieces.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() }));
  return (
    <AriaDateField
      {...props}
      {...dateRules({ min, max }, words.error)}
      value={readDate(value)}
      defaultValue={readDate(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
    >
      {({ isInvalid }) => (
        <FieldRows {...words} error={isInvalid ? (words.error ?? rangeError) : undefined}>
          <DateInput ref={pieces} className={`${field.control} ${field.size[size]} ${styles.control}`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
        </FieldRows>
      )}
    </AriaDateField>
  );
}
