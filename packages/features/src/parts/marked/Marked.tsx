import type { TextRange } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { mark } from './Marked.css.ts';

/** A text with its hits marked. The ranges come in order and do not touch. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }): ReactNode {
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}
