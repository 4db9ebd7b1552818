import { absoluteTime } from '@chippage/ui/FriendlyTime';

/** The minute in China: `2026-11-20 18:15`. */
export const minuteOf = (iso: string): string => absoluteTime(Date.parse(iso)).minute;
