import type { ReactNode } from 'react';
import * as styles from './RatingFacts.css.ts';

/** One thing that was counted. */
export interface RatingFact {
  /** What was counted: 按时发货. */
  term: string;
  /** The number as it is read: 98.6%. Null while there is too little to count. */
  value: ReactNode;
  /** Out of what, and since when: 近 90 天 1,204 单. A share without it says nothing. */
  basis: ReactNode;
  /** Who counted: a name, or a link to how it is counted. */
  source: ReactNode;
}

/** Props of `RatingFacts`. */
export interface RatingFactsProps {
  /** Names the list: 深圳芯源的履约. */
  label: string;
  /** The most telling first. */
  facts: readonly RatingFact[];
  /** Stands where there is too little to count: 样本不足. Never 0%, never 100%. */
  unknownLabel: string;
}

/** How reliable a merchant or member has been, as counted facts with their base and source. No stars: they hide what was counted. */
export function RatingFacts({ label, facts, unknownLabel }: RatingFactsProps) {
  return (
    <dl aria-label={label} className={styles.list}>
      {facts.map(({ term, value, basis, source }) => {
        const isUnknown = value === null || value === undefined || value === '';
        return (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={isUnknown ? styles.unknown : styles.value}>{isUnknown ? unknownLabel : value}</dd>
            <dd className={styles.basis}>{basis}</dd>
            <dd className={styles.basis}>{source}</dd>
          </div>
        );
      })}
    </dl>
  );
}
