import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A moment as clocks and calendars in China show it, whatever the machine says. */
const inShanghai = (at: Date) => dayjs(at).tz('Asia/Shanghai');

/** The day in China: `2026-11-16`. */
export const shanghaiDate = (at: Date): string => inShanghai(at).format('YYYY-MM-DD');

/** Day and time in China: `11-16 10:42`. */
export const shanghaiMinute = (at: Date): string => inShanghai(at).format('MM-DD HH:mm');

/** The midnight in China before a moment. */
export const shanghaiMidnight = (at: Date): Date => inShanghai(at).startOf('day').toDate();

/** Day and time to the second in China: `2026-11-16 10:42:07`. */
export const shanghaiSecond = (at: Date): string => inShanghai(at).format('YYYY-MM-DD HH:mm:ss');

/** Day and time in China as a sentence says them: `2026年11月16日 10:42`. */
export const shanghaiInWords = (at: Date): string => inShanghai(at).format('YYYY年M月D日 HH:mm');
