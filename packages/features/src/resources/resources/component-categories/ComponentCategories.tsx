import type { Loadable } from '@chippage/api/loadable';
import type { Category } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { GridIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import * as styles from './ComponentCategories.css.ts';
import { componentCategoriesMessages } from './messages.ts';

export interface ComponentCategoriesProps {
  /** Categories of the first level with those below. */
  categories: Loadable<readonly Category[]>;
}

/** The categories of the catalogue with how many parts each has; they lead to the search. */
export function ComponentCategories({ categories }: ComponentCategoriesProps) {
  const t = useMessages(componentCategoriesMessages);
  const { category: hrefOf } = usePaths(datasheetsPaths);
  return (
    <Loaded value={categories} failedTitle={t('failed')} bones={['240px', '240px']}>
      {(tops) =>
        tops.length === 0 ? (
          <EmptyState icon={<GridIcon size={32} />} title={t('empty')} />
        ) : (
          <ul className={styles.list}>
            {tops.map(({ id, name, count, children }) => (
              <li key={id}>
                <Card title={<Link href={hrefOf(id)}>{name}</Link>} note={t('count', { count: formatNumber(count) })}>
                  <ul className={styles.rows}>
                    {children.map((child) => (
                      <li key={child.id} className={styles.row}>
                        <Link tone="quiet" href={hrefOf(child.id)}>
                          {child.name}
                        </Link>
                        <span className={styles.count}>{formatNumber(child.count)}</span>
                      </li>
                    ))}
                  </ul>
                </Card>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
