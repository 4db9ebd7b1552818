import { absoluteTime } from '@chippage/ui/FriendlyTime';

/** The minute in China: `2026-11-20 18:15`. */
export const minuteOf = (iso: string): string => absoluteTime(Date.parse(iso)).minute;

/** The same without the year, for a step of an order: `11-20 18:15`. */
export const shortMinuteOf = (iso: string): string => minuteOf(iso).slice(5);
