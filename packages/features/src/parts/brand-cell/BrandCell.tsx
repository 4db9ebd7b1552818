import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import * as styles from './BrandCell.css.ts';

export interface BrandCellProps {
  /** In a wall without gaps, or a card of its own. */
  look: 'wall' | 'card';
  href: string;
  /** The brand's name; or words that lead to all of them, as with `isMore`. */
  name: string;
  /** Leads on from the brands that are shown. @default false */
  isMore?: boolean;
  /** Below the name. */
  note: ReactNode;
  /** At the end below the name. */
  count: ReactNode;
  /** What can be done with it, beside its name; it may come later: there is room for it. */
  end?: ReactNode;
}

/** A brand in a list of brands: its name, and a line of facts. */
export function BrandCell({ look, href, name, isMore = false, note, count, end }: BrandCellProps) {
  return (
    <li className={`${styles.cell} ${styles.look[look]} ${end === undefined ? '' : styles.withEnd}`}>
      <Link tone={isMore ? 'accent' : 'quiet'} href={href}>
        {isMore ? (
          name
        ) : (
          <span className={styles.name[look]} translate="no">
            {name}
          </span>
        )}
      </Link>
      {end !== undefined && <span className={styles.end}>{end}</span>}
      <span className={styles.facts}>
        <span>{note}</span>
        <span>{count}</span>
      </span>
    </li>
  );
}
