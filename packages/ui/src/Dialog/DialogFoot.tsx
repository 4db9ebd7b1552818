import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

/** Props of `DialogFoot`. */
export interface DialogFootProps {
  /** Buttons: what changes nothing first, what sends last. */
  children: ReactNode;
}

/** The `footer` of a `Dialog` whose buttons belong to a form: the last child of the form, which is a child of the dialog. */
export function DialogFoot({ children }: DialogFootProps) {
  return (
    <div className={styles.formFoot} data-dialog-foot="">
      {children}
    </div>
  );
}
