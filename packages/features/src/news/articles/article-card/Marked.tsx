import type { ReactNode } from 'react';
import * as styles from './ArticleCard.css.ts';

/** A stretch of a text, in UTF-16 units: from (included) to (excluded). */
export interface TextRange {
  from: number;
  to: number;
}

/** A text with its hits marked. The ranges come in order and do not touch. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }): ReactNode {
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}
