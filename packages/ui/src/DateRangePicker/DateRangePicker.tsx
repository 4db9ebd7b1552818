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
import { readDate } from '../DateField/isoDate.ts';
import * as date from '../DateField/DateField.css.ts';
import { FieldLabel, type FieldWords } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
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
  extends Pick<AriaProps<DateValue>, 'startName' | 'endName' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'defaultOpen'>, FieldWords {
  /** The days chosen; null while there are none. */
  value?: DateSpan | null;
  /** The days at first, when `value` is left out. */
  defaultValue?: DateSpan | null;
  /** Hears a whole span, or null as soon as a piece of it is taken away. */
  onChange?: (span: DateSpan | null) => void;
  /** The first date allowed, `2026-07-01`. */
  min?: string;
  /** The last date allowed. */
  max?: string;
  /** Said when a date lies outside `min` and `max`, or the end before the beginning. */
  rangeError?: string;
  /** Height of the control: 32 or 40 px. @default 'md' */
  size?: 'sm' | 'md';
}

function readSpan(span: DateSpan | null | undefined) {
  if (span === undefined || span === null) return span;
  const start = readDate(span.from);
  const end = readDate(span.to);
  return start && end ? { start, end } : null;
}

/** From one day to another: typed piece by piece, or picked from a calendar. */
export function DateRangePicker({
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
  size = 'md',
  ...props
}: DateRangePickerProps) {
  return (
    <AriaDateRangePicker
      {...props}
      value={readSpan(value)}
      defaultValue={readSpan(defaultValue)}
      onChange={(span) => onChange?.(span && { from: span.start.toString(), to: span.end.toString() })}
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
          <FieldMessage description={description} error={isInvalid ? (error ?? rangeError) : undefined} messageEnd={messageEnd} />
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
