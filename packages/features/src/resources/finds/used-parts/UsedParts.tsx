import type { Loadable } from '@chippage/api/loadable';
import type { UsedPart } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FolderIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useId, useMemo, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { usedPartsMessages } from './messages.ts';
import * as styles from './UsedParts.css.ts';

export interface UsedPartsProps {
  parts: Loadable<ListPage<UsedPart>>;
  /** The rows are of the page before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
}

/** Parts of the catalogue with the resources that name them. */
export function UsedParts({ parts, isRefreshing, page, getHref }: UsedPartsProps) {
  const t = useMessages(usedPartsMessages);
  const { partDetail, category } = usePaths(datasheetsPaths);
  const { resource, resourceList } = usePaths(resourcesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const columns = useMemo(
    (): TableColumn<UsedPart>[] => [
      {
        key: 'mpn',
        header: t('mpn'),
        isRowHeader: true,
        cell: ({ part }) => (
          <Link isMono href={partDetail(part.id)}>
            {part.mpn}
          </Link>
        ),
      },
      { key: 'brand', header: t('brand'), cell: ({ part }) => part.brandNameCn ?? part.brandName },
      {
        key: 'category',
        header: t('category'),
        cell: ({ part }) => (
          <Link tone="quiet" href={category(part.category)}>
            {part.categoryName}
          </Link>
        ),
      },
      { key: 'packageCase', header: t('packageCase'), cell: ({ part }) => part.packageCase ?? t('none') },
      { key: 'lifecycle', header: t('lifecycle'), cell: ({ part }) => <LifecycleMark lifecycle={part.lifecycle} /> },
      {
        key: 'resources',
        header: t('resources'),
        isWrapping: true,
        cell: ({ part, resources, resourceCount }) => (
          <ul className={styles.works}>
            {resources.map((each) => (
              <li key={each.id} className={styles.work}>
                <Link href={resource(each.id)}>{each.title}</Link>
              </li>
            ))}
            {resourceCount > resources.length && (
              <li className={styles.work}>
                <Link href={resourceList('scheme', { part: part.mpn })}>{t('more', { count: formatNumber(resourceCount - resources.length) })}</Link>
              </li>
            )}
          </ul>
        ),
      },
    ],
    [t, partDetail, category, resource, resourceList],
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h2>
        <span className={styles.count} role="status">
          {parts.status === 'ready' && t('count', { count: formatNumber(parts.data.totalRecord) })}
        </span>
      </div>
      <PagedRows value={parts} isRefreshing={isRefreshing} failedTitle={t('failed')} bones={['320px']} page={page} getHref={getHref} headingRef={heading}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<FolderIcon size={32} />} title={t('empty')} />
          ) : (
            <Table caption={t('caption')} columns={columns} rows={data} getRowKey={({ part }) => part.id} />
          )
        }
      </PagedRows>
    </section>
  );
}
