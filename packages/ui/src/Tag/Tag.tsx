import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

/** Props of `Tag`. */
export interface TagProps {
  /** Its meaning: `warn` asks the reader to act, `info` is in progress, `ok` is done, `danger` failed, `neutral` is a label. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'warn' | 'info' | 'ok' | 'danger' | 'solid';
  /** An icon of 14 px; every tone but `neutral` and `solid` wants one, because colour alone tells nothing. */
  icon?: ReactNode;
  /** The word. */
  children: ReactNode;
}

/** A word that tells a state or a kind. It is not pressed; chips that can be taken away live in `TagGroup`. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={styles.tag({ tone })}>
      {icon}
      {children}
    </span>
  );
}
