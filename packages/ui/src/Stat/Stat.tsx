import type { ReactNode } from 'react';
import * as styles from './Stat.css.ts';

/** Props of `StatList`. */
export interface StatListProps {
  /** `Stat`s. */
  children: ReactNode;
}

/** Figures side by side, as many in a row as there is room for. */
export function StatList({ children }: StatListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

/** Props of `Stat`. */
export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure, printed as it shall be read: `1,204`, `3.3 V`. Nothing while it is not known. */
  value?: ReactNode;
  /** Stands where there is no value: 未知. */
  unknownLabel: string;
  /** One more fact below, such as a change with its sign and since when; never told by colour alone. */
  note?: ReactNode;
  /** What the note means for the reader. @default 'neutral' */
  tone?: 'neutral' | 'ok' | 'warn' | 'danger';
}

/** One figure of a `StatList`, with what it counts above it. */
export function Stat({ label, value, unknownLabel, note, tone = 'neutral' }: StatProps) {
  const isUnknown = value === undefined || value === null || value === '';
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isUnknown ? styles.unknown : styles.value}>{isUnknown ? unknownLabel : value}</dd>
      {note === undefined || note === null ? null : <dd className={styles.note[tone]}>{note}</dd>}
    </div>
  );
}
