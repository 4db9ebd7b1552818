import type { ReactNode, SyntheticEvent } from 'react';
import * as styles from './Choice.css.ts';

// The label turns every press inside it into a toggle and cancels the click; a link in the words must stay a link.
function keepForLink(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('a, button')) event.stopPropagation();
}

/** The words of a choice, in which links still work as links. */
export function ChoiceWords({ children, count }: { children: ReactNode; count?: number }) {
  return (
    <>
      <span role="presentation" className={styles.words} onClick={keepForLink} onPointerDown={keepForLink} onMouseDown={keepForLink} onKeyDown={keepForLink}>
        {children}
      </span>
      {count === undefined ? null : <span className={styles.count}>{count.toLocaleString('zh-CN')}</span>}
    </>
  );
}
