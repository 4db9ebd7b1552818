import { absoluteTime } from '@chippage/ui/FriendlyTime';
import * as styles from './AbsoluteTime.css.ts';

/** The exact minute in China: what is kept as evidence is not told as “3 hours ago”. */
export function AbsoluteTime({ dateTime }: { dateTime: string }) {
  const time = Date.parse(dateTime);
  return Number.isNaN(time) ? null : (
    <time className={styles.time} dateTime={dateTime}>
      {absoluteTime(time).minute}
    </time>
  );
}
