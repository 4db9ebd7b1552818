import type { Inline } from '@chippage/api/types';
import { createElement, type ReactNode } from 'react';
import * as styles from './Prose.css.ts';

type MathElement = NonNullable<Inline['math']>;

const tags = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mtable mtr mtd'.split(' '),
);
/** A formula in a line of text with so few characters of TeX is narrower than any phone, with letters twice as large too. */
const SHORT = 32;
/** What is wider than its place is scrolled by keys. */
const scrolls = { role: 'group', tabIndex: 0 } as const;
const isMine = (name: string) => name !== 'children' && name !== 'key' && name !== 'ref' && !name.startsWith('on') && !name.startsWith('dangerously');

/** A formula as MathML. Tags that are none of its own are left out, with what is in them. */
export function Formula({ math, tex }: { math: MathElement; tex: string }): ReactNode {
  const isDisplay = math.attributes['display'] === 'block';
  const drawn = draw(math, 0);
  if (!isDisplay && tex.length <= SHORT) return drawn;
  return (
    // Longer than a phone is wide: it scrolls by itself.
    <span className={isDisplay ? styles.formula : styles.inlineFormula} {...scrolls} aria-label={tex}>
      {drawn}
    </span>
  );
}

function draw(node: string | MathElement, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (!tags.has(node.tag)) return null;
  const attributes = Object.fromEntries(Object.entries(node.attributes).filter(([name]) => isMine(name)));
  return createElement(node.tag, { ...attributes, key }, ...node.children.map(draw));
}
