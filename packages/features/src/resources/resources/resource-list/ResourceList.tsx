import type { Loadable } from '@chippage/api/loadable';
import type { ResourceCard, ResourceFacets, ResourceKind } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FolderIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { ResourceCards } from '../resource-card/ResourceCard.tsx';
import { resourceListMessages } from './messages.ts';
import * as styles from './ResourceList.css.ts';
import { type ResourceQuery, resourceSorts } from './resourceQuery.ts';

export interface ResourceListProps {
  kind: ResourceKind;
  resources: Loadable<ListPage<ResourceCard>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** What the list can be narrowed by; absent while that is not known. */
  facets?: ResourceFacets | undefined;
  query: ResourceQuery;
  getHref: (query: ResourceQuery) => string;
  onQueryChange: (query: ResourceQuery) => void;
}

/** Resources of a kind: words, filters with addresses of their own, cards, the way to the other pages. */
export function ResourceList({ kind, resources, isRefreshing, facets, query, getHref, onQueryChange }: ResourceListProps) {
  const t = useMessages(resourceListMessages);
  const words = useMessages(resourceWordsMessages);
  const count = useRef<HTMLParagraphElement>(null);
  const plain: ResourceQuery = { field: null, level: null, part: '', keywords: '', sort: 'newest', page: 1 };
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <KeywordsField
          label={t('search', { kind: words(kind) })}
          hint={t('hint')}
          searched={query.keywords}
          onSearch={(keywords) => onQueryChange({ ...query, keywords, page: 1 })}
        />
      </div>
      <Filters facets={facets} query={query} getHref={getHref} />
      <p ref={count} className={styles.count} tabIndex={-1} role="status">
        {resources.status === 'ready' && t('count', { count: formatNumber(resources.data.totalRecord) })}
      </p>
      <PagedRows
        value={resources}
        isRefreshing={isRefreshing}
        failedTitle={t('failed')}
        bones={['280px', '280px']}
        page={query.page}
        getHref={(page) => getHref({ ...query, page })}
        headingRef={count}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<FolderIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={getHref(plain)}>
                  {t('clear')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <ResourceCards resources={data} />
          )
        }
      </PagedRows>
    </div>
  );
}

interface Option {
  id: string | null;
  name: string;
  query: Partial<ResourceQuery>;
}

function Filters({ facets, query, getHref }: Pick<ResourceListProps, 'facets' | 'query' | 'getHref'>) {
  const t = useMessages(resourceListMessages);
  const words = useMessages(resourceWordsMessages);
  const counted = (name: string, count: number) => t('option', { name, count: formatNumber(count) });
  // A part number that was typed stands among the others.
  const parts = [...new Set([...(query.part === '' ? [] : [query.part]), ...(facets?.parts ?? [])])];
  const groups: { name: string; current: string | null; options: Option[] }[] = [
    {
      name: t('field'),
      current: query.field,
      options: (facets?.fields ?? []).map(({ field, count }) => ({ id: field, name: counted(words(field), count), query: { field } })),
    },
    {
      name: t('level'),
      current: query.level,
      options: (facets?.levels ?? []).map(({ level, count }) => ({ id: level, name: counted(words(level), count), query: { level } })),
    },
    { name: t('part'), current: query.part || null, options: parts.map((part) => ({ id: part, name: part, query: { part } })) },
  ];
  const none: Record<string, Partial<ResourceQuery>> = { [t('field')]: { field: null }, [t('level')]: { level: null }, [t('part')]: { part: '' } };
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ name, current, options }) => (
          <Group
            key={name}
            name={name}
            current={current}
            options={[{ id: null, name: t('all'), query: none[name] ?? {} }, ...options]}
            getHref={(change) => getHref({ ...query, ...change, page: 1 })}
          />
        ))}
      <Group
        name={t('sort')}
        current={query.sort}
        options={resourceSorts.map((sort) => ({ id: sort, name: t(sort), query: { sort } }))}
        getHref={(change) => getHref({ ...query, ...change, page: 1 })}
      />
    </nav>
  );
}

function Group({
  name,
  current,
  options,
  getHref,
}: {
  name: string;
  current: string | null;
  options: Option[];
  getHref: (change: Partial<ResourceQuery>) => string;
}) {
  return (
    <div className={styles.filter} role="group" aria-label={name}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.id ?? ''}>
            <PlainLink className={styles.option} href={getHref(option.query)} aria-current={option.id === current ? 'true' : undefined}>
              {option.name}
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
