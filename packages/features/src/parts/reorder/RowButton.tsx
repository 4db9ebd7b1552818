import type { ReactNode } from 'react';
import * as styles from './reorder.css.ts';

export interface RowButtonProps {
  /** Names it for focus that goes with its row. */
  part: string;
  label: string;
  /** @default 'plain' */
  tone?: 'plain' | 'danger';
  /** There is nowhere to go. It keeps focus all the same. */
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A square button at the end of a row that can be moved. */
export function RowButton({ part, label, tone = 'plain', isOff = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.rowButton[tone]}
      data-part={part}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  );
}
