import { absoluteTime } from '@chippage/ui/FriendlyTime';

/** The minute in China of an ISO time: `2026-11-20 18:15`. */
export const minuteOf = (iso: string): string => absoluteTime(Date.parse(iso)).minute;

/** The day in China of an ISO time: `2026-11-20`. */
export const dayOf = (iso: string): string => absoluteTime(Date.parse(iso)).date;
