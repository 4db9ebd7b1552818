import {
  Button,
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaProps,
  DateSegment,
  type DateValue,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { type DateLimits, dateRules } from '../DateField/dateLimits.ts';
import { readDate } from '../DateField/isoDate.ts';
import * as date from '../DateField/DateField.css.ts';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import { CalendarIcon } from '../Icon/objectIcons.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { RangeMonth } from './RangeMonth.tsx';
import * as styles from './DateRangePicker.css.ts';

/** Two days and all between them, both as `2026-07-28`. */
export interface DateSpan {
  from: string;
  to: string;
}

/** Props of `DateRangePicker`. */
export interface DateRangePickerProps
  extends
    Pick<AriaProps<DateValue>, 'startName' | 'endName' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'defaultOpen'>,
    FieldWords,
    DateLimits {
  /** The days chosen; null while there are none. */
  value?: DateSpan | null;
  /** The days at first, when `value` is left out. */
  defaultValue?: DateSpan | null;
  /** Hears a whole span, or null as soon as a piece of it is taken away. */
  onChange?: (span: DateSpan | null) => void;
  /** Said when a date lies outside `min` and `max`, or the end before the beginning. */
  rangeError?: string;
}

function readSpan(span: DateSpan | null | undefined) {
  if (span === undefined || span === null) return span;
  const start = readDate(span.from);
  const end = readDate(span.to);
  return start && end ? { start, end } : null;
}

/** From one day to another: typed piece by piece, or picked from a calendar. */
export function DateRangePicker(dateProps: DateRangePickerProps) {
  const [words, { value, defaultValue, onChange, min, max, rangeError, size = 'md', ...props }] = takeFieldWords(dateProps);
  return (
    <AriaDateRangePicker
      {...props}
      {...dateRules({ min, max }, words.error)}
      value={readSpan(value)}
      defaultValue={readSpan(defaultValue)}
      onChange={(span) => onChange?.(span && { from: span.start.toString(), to: span.end.toString() })}
    >
      {({ isInvalid }) => (
        <>
          <FieldRows {...words} error={isInvalid ? (words.error ?? rangeError) : undefined}>
            <Group className={`${field.control} ${field.size[size]} ${styles.control}`}>
              <div className={styles.ends}>
                <DateInput slot="start" className={styles.end}>
                  {(segment) => <DateSegment segment={segment} className={date.segment} />}
                </DateInput>
                <span aria-hidden="true" className={styles.dash}>
                  –
                </span>
                <DateInput slot="end" className={styles.end}>
                  {(segment) => <DateSegment segment={segment} className={date.segment} />}
                </DateInput>
              </div>
              <Button className={styles.opener}>
                <CalendarIcon />
              </Button>
            </Group>
          </FieldRows>
          <Popover offset={4} placement="bottom start" className={popover.box}>
            <Dialog className={popover.content}>
              <RangeMonth />
            </Dialog>
          </Popover>
        </>
      )}
    </AriaDateRangePicker>
  );
}
