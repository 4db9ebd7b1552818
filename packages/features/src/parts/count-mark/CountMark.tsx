import * as styles from './CountMark.css.ts';

export interface CountMarkProps {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** Sits on a picture. @default false */
  isRinged?: boolean;
}

/** How much is unread, for the eye only: words beside it say so to others. */
export function CountMark({ count, isRinged = false }: CountMarkProps) {
  if (count <= 0) return null;
  return <span className={isRinged ? `${styles.count} ${styles.ringed}` : styles.count} data-count={count > 99 ? '99+' : count} />;
}
