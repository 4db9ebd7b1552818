import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children: ReactNode;
  /** Its id, to be pointed at by `aria-describedby`. */
  id?: string;
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.visuallyHidden}>
      {children}
    </span>
  );
}
