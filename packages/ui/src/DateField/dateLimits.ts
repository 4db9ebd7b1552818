import * as field from '../Field/Field.css.ts';
import { readDate } from './isoDate.ts';

/** Which days a field of days takes, and how large it is. */
export interface DateLimits {
  /** The first date allowed, `2026-07-01`. */
  min?: string;
  /** The last date allowed. */
  max?: string;
  /** Said when a date lies outside `min` and `max`. */
  rangeError?: string;
  /** Height of the control: 32 or 40 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** What every field of days asks of React Aria. @param error what is wrong besides */
export function dateRules({ min, max }: DateLimits, error: string | undefined) {
  return {
    minValue: readDate(min),
    maxValue: readDate(max),
    shouldForceLeadingZeros: true,
    isInvalid: error ? true : undefined,
    validationBehavior: 'aria',
    className: field.root,
  } as const;
}
