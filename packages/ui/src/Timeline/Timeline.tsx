import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

/** One thing that happened. */
export interface TimelineEntry {
  /** ISO 8601. */
  time: string;
  /** What happened. */
  text: ReactNode;
  /** Who did it, or where. */
  by?: string | null;
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Names the list. */
  label: string;
  /** In the order they are shown; `newest` says which end is which. */
  entries: readonly TimelineEntry[];
  /** Where the newest stands; it has the full dot. @default 'first' */
  newest?: 'first' | 'last';
  /** Writes a time for people. Nothing is formatted here: the server and the browser would differ. */
  formatTime: (time: string) => string;
  /** Stands where nothing has happened yet. */
  empty: ReactNode;
}

/** What happened, one after the other. */
export function Timeline({ label, entries, newest = 'first', formatTime, empty }: TimelineProps) {
  if (entries.length === 0) return <p className={styles.meta}>{empty}</p>;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ time, text, by }, at) => (
        // Two entries may share their minute, and none ever changes its distance from the oldest one.
        <li
          key={`${newest === 'first' ? entries.length - at : at} ${time}`}
          className={styles.entry}
          data-newest={at === (newest === 'first' ? 0 : entries.length - 1) ? '' : undefined}
        >
          <div className={styles.words}>{text}</div>
          <p className={styles.meta}>
            <time dateTime={time}>{formatTime(time)}</time>
            {by ? <span>{by}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
