import { minuteOf } from '../../i18n/chinaTime.ts';

/** The same without the year, for a step of an order: `11-20 18:15`. */
export const shortMinuteOf = (iso: string): string => minuteOf(iso).slice(5);
