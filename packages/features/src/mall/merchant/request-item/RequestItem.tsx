import type { ReactNode, Ref } from 'react';
import * as styles from './RequestItem.css.ts';

export interface RequestItemProps {
  /** Its name and its state. */
  head: ReactNode;
  /** The head, so that focus can go there when the buttons go away. */
  headRef: Ref<HTMLParagraphElement>;
  children: ReactNode;
}

/** Something that a buyer asks a merchant for, as an item of a list: a price, an invoice. */
export function RequestItem({ head, headRef, children }: RequestItemProps) {
  return (
    <li className={styles.item}>
      <p ref={headRef} className={styles.head} tabIndex={-1}>
        {head}
      </p>
      {children}
    </li>
  );
}

/** What is known of a request: pairs of a name and a value. */
export function RequestFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody wrote about it, with its lines. */
export function RequestWords({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}
