import type { ReactNode } from 'react';
import * as styles from './DialogEnd.css.ts';

/** The buttons at the end of a form in a dialog: the one that changes nothing first, the one that sends last. */
export function DialogEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
