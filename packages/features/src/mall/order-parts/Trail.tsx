import type { ReactNode } from 'react';
import * as styles from './Trail.css.ts';

/** One thing that happened. */
export interface TrailEntry {
  time: string;
  text: string;
  /** Who, or where. */
  by: string | null;
}

interface TrailProps {
  /** Names the list. */
  label: string;
  /** The newest first. */
  entries: readonly TrailEntry[];
  formatTime: (time: string) => string;
  /** Stands where nothing has happened yet. */
  empty: ReactNode;
}

/** What happened, the newest first: the one that counts has the full dot. */
export function Trail({ label, entries, formatTime, empty }: TrailProps) {
  if (entries.length === 0) return <p className={styles.meta}>{empty}</p>;
  return (
    <ol className={styles.trail} aria-label={label}>
      {entries.map(({ time, text, by }, at) => (
        // Two entries may share their minute, and none ever changes its place.
        <li key={`${entries.length - at} ${time}`} className={styles.entry}>
          <p className={styles.words}>{text}</p>
          <p className={styles.meta}>
            <time dateTime={time}>{formatTime(time)}</time>
            {by !== null && by !== '' && <span>{by}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
