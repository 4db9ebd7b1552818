import type { Loadable } from '@chippage/api/loadable';
import type { GoodsFacet, GoodsRow } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ErrorState } from '@chippage/ui/ErrorState';
import { BagIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilterButton } from '../../../filters/FilterButton.tsx';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { GoodsFacets } from './GoodsFacets.tsx';
import * as styles from './GoodsList.css.ts';
import { countGoodsFilters, type GoodsQuery, withoutFilters } from './goodsQuery.ts';
import { GoodsRows } from './GoodsRows.tsx';
import { goodsListMessages } from './messages.ts';

/** A page of goods, as the call answers it. */
export interface GoodsListAnswer {
  data: readonly GoodsRow[];
  totalRecord: number;
  facets: readonly GoodsFacet[];
  /** Of the parts nearest to the words, for nothing is exactly what they ask for. */
  isNear: boolean;
}

export interface GoodsListProps {
  goods: Loadable<GoodsListAnswer>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: GoodsQuery;
  /** What the page is about: those filters cannot be taken away. */
  fixed?: Partial<GoodsQuery>;
  onQueryChange: (query: GoodsQuery) => void;
  /** Address of a query. */
  getHref: (query: GoodsQuery) => string;
  /** Puts goods into the cart and says what came of it. */
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

const FilterDialog = late(async () => (await import('../../../filters/FilterDialog.tsx')).FilterDialog);

/** What can be bought: filters, order, rows. */
export function GoodsList(props: GoodsListProps) {
  const { goods, isRefreshing = false, query, fixed = {}, onQueryChange, getHref } = props;
  const t = useMessages(goodsListMessages);
  const [isFiltering, setIsFiltering] = useState(false);
  useCountAnnouncement(goods.status === 'ready' && !isRefreshing ? t('count', { count: formatNumber(goods.data.totalRecord) }) : null);
  if (goods.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={goods.onRetry} retryLabel={t('retry')}>
        {goods.message}
      </ErrorState>
    );
  }
  if (goods.status === 'loading') return <Bones label={t('loading')} />;
  const { data, totalRecord, facets } = goods.data;
  const clear = () => onQueryChange(withoutFilters(query, fixed));
  const filterCount = countGoodsFilters(query, fixed);
  const hasFilters = facets.length > 0 || filterCount > 0;
  const panel: ReactNode = <GoodsFacets facets={facets} query={query} fixed={fixed} getHref={getHref} onClear={clear} />;
  return (
    <div className={styles.list} aria-busy={isRefreshing}>
      {hasFilters && <div className={styles.side}>{panel}</div>}
      <GoodsRows
        {...props}
        fixed={fixed}
        answer={goods.data}
        filterButton={
          hasFilters && (
            <FilterButton
              count={filterCount}
              countLabel={t('filtersSet', { count: filterCount })}
              onPress={() => setIsFiltering(true)}
              onIntent={FilterDialog.preload}
            >
              {t('openFilters')}
            </FilterButton>
          )
        }
        empty={data.length === 0 ? <Nothing query={query} filterCount={filterCount} onClear={clear} /> : undefined}
      />
      {isFiltering && (
        <FilterDialog
          title={t('filters')}
          closeLabel={t('closeFilters')}
          showLabel={t('showResults', { count: formatNumber(totalRecord) })}
          onClose={() => setIsFiltering(false)}
        >
          {panel}
        </FilterDialog>
      )}
    </div>
  );
}

/** Speaks when a filter, a sort or a page brought something else, not when the page opens. */
function useCountAnnouncement(text: string | null): void {
  const announce = useAnnounce();
  const said = useRef<string>(null);
  useEffect(() => {
    if (text === null || text === said.current) return undefined;
    const isFirst = said.current === null;
    said.current = text;
    if (isFirst) return undefined;
    const timer = setTimeout(() => announce(text), 600);
    return () => clearTimeout(timer);
  }, [announce, text]);
}

function Nothing({ query, filterCount, onClear }: { query: GoodsQuery; filterCount: number; onClear: () => void }) {
  const t = useMessages(goodsListMessages);
  const paths = usePaths(mallPaths);
  return (
    <EmptyState
      icon={<BagIcon size={32} />}
      title={query.keywords === '' ? t('empty') : t('emptyKeywords', { keywords: Array.from(query.keywords).slice(0, 50).join('') })}
      action={
        filterCount > 0 ? (
          <Button variant="outline" onPress={onClear}>
            {t('clearFilters')}
          </Button>
        ) : (
          <LinkButton variant="outline" href={paths.mall()}>
            {t('browse')}
          </LinkButton>
        )
      }
    >
      {t(filterCount > 0 ? 'emptyFiltered' : 'emptyHint')}
    </EmptyState>
  );
}

function Bones({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className={styles.list}>
        <div className={styles.side}>
          <Skeleton shape="block" height="480px" />
        </div>
        <div className={styles.bones}>
          {Array.from({ length: 10 }, (_, at) => (
            <Skeleton key={at} shape="block" height="32px" />
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}
