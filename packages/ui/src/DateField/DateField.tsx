import { DateField as AriaDateField, type DateFieldProps as AriaProps, DateInput, DateSegment, type DateValue } from 'react-aria-components/DateField';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { FieldLabel, type FieldWords } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import * as field from '../Field/Field.css.ts';
import { readDate } from './isoDate.ts';
import * as styles from './DateField.css.ts';

/** Props of `DateField`. */
export interface DateFieldProps extends Pick<AriaProps<DateValue>, 'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus'>, FieldWords {
  /** `2026-07-28`; null while it is empty. */
  value?: string | null;
  /** The date at first, when `value` is left out. */
  defaultValue?: string | null;
  /** Hears a whole date, or null as soon as a piece of it is taken away. */
  onChange?: (date: string | null) => void;
  /** The first date allowed, `2026-07-01`. */
  min?: string;
  /** The last date allowed. */
  max?: string;
  /** Said when the date lies outside `min` and `max`. */
  rangeError?: string;
  /** Puts focus on the first piece, e.g. of the first field that is wrong. */
  inputRef?: Ref<{ focus: () => void }>;
  /** Height of the control: 32 or 40 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** A day, typed piece by piece: digits go on by themselves, ↑ and ↓ step, Backspace empties. In the order of the reader's language. */
export function DateField({
  label,
  isLabelHidden,
  labelEnd,
  description,
  error,
  messageEnd,
  value,
  defaultValue,
  onChange,
  min,
  max,
  rangeError,
  inputRef,
  size = 'md',
  ...props
}: DateFieldProps) {
  const pieces = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => pieces.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() }));
  return (
    <AriaDateField
      {...props}
      value={readDate(value)}
      defaultValue={readDate(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      minValue={readDate(min)}
      maxValue={readDate(max)}
      shouldForceLeadingZeros
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
      className={field.root}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
          <DateInput ref={pieces} className={`${field.control} ${field.size[size]} ${styles.control}`}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
          <FieldMessage description={description} error={isInvalid ? (error ?? rangeError) : undefined} messageEnd={messageEnd} />
        </>
      )}
    </AriaDateField>
  );
}
