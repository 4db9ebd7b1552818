import type { Category } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import * as styles from './CategoryGrid.css.ts';

export interface CategoryGridProps {
  /** Top categories with their children; empty ones are left out, the rest stands by count. */
  categories: readonly Category[];
  /** How many to show; the rest is on the page of all. @default all */
  limit?: number;
}

const byCount = (one: Category, other: Category) => other.count - one.count;

/** Categories as a two-level list of links. */
export function CategoryGrid({ categories, limit = Infinity }: CategoryGridProps) {
  const paths = usePaths(datasheetsPaths);
  const shown = categories
    .filter(({ count }) => count > 0)
    .toSorted(byCount)
    .slice(0, limit);
  return (
    <ul className={styles.grid}>
      {shown.map((category) => (
        <li key={category.id} className={styles.cell}>
          <h3 className={styles.name}>
            <Link tone="quiet" href={paths.category(category.id)}>
              {category.name}
            </Link>
            <span className={styles.count}>{formatNumber(category.count)}</span>
          </h3>
          <ul className={styles.children}>
            {category.children
              .filter(({ count }) => count > 0)
              .toSorted(byCount)
              .map((child) => (
                <li key={child.id}>
                  <Link tone="quiet" href={paths.category(child.id)}>
                    {child.name}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
