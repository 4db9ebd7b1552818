import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { SortIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Pagination } from '@chippage/ui/Pagination';
import { Spinner } from '@chippage/ui/Spinner';
import { Table } from '@chippage/ui/Table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { listOrder, listTools } from '../../../filters/listTools.css.ts';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AddButton } from '../goods-card/AddButton.tsx';
import { GoodsCard } from '../goods-card/GoodsCard.tsx';
import * as cards from '../goods-card/GoodsCard.css.ts';
import { goodsWordMessages } from '../goods-card/messages.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { goodsColumns } from './goodsColumns.tsx';
import * as styles from './GoodsList.css.ts';
import type { GoodsListAnswer, GoodsListProps } from './GoodsList.tsx';
import { GOODS_PAGE_SIZE, type GoodsQuery, goodsSorts } from './goodsQuery.ts';
import { goodsListMessages } from './messages.ts';
import { firstGoodsId } from './SkipToGoods.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';

interface GoodsRowsProps extends Omit<GoodsListProps, 'goods'> {
  answer: GoodsListAnswer;
  fixed: Partial<GoodsQuery>;
  filterButton: ReactNode;
  /** Stands where the rows would, when there are none. */
  empty: ReactNode;
}

/** The rows of the list with their tools: a table, cards on a narrow screen. */
export function GoodsRows({ answer, query, fixed, onQueryChange, getHref, isRefreshing = false, filterButton, empty, onAddToCart }: GoodsRowsProps) {
  const t = useMessages(goodsListMessages);
  const words = useMessages(goodsWordMessages);
  const packing = useMessages(packingMessages);
  const paths = usePaths(mallPaths);
  const { data, totalRecord } = answer;
  // A table draws all rows anew when its columns change, so they hold on to the newest action.
  const newest = useRef(onAddToCart);
  useEffect(() => {
    newest.current = onAddToCart;
  });
  const hasMerchant = fixed.merchantId === undefined;
  const columns = useMemo(
    () => goodsColumns({ paths, t, words, packing, hasMerchant, onAddToCart: (line: GoodsQuantity) => newest.current(line) }),
    [paths, t, words, packing, hasMerchant],
  );
  const from = (query.page - 1) * GOODS_PAGE_SIZE + 1;
  return (
    <div className={styles.main}>
      <div className={styles.bar}>
        <h2 className={styles.count} tabIndex={-1} data-results-heading>
          {t('count', { count: formatNumber(totalRecord) })}
        </h2>
        {isRefreshing && <Spinner size={16} label={t('refreshing')} />}
        <div className={listTools}>
          {filterButton}
          <CheckboxField size="sm" isSelected={query.inStock} onChange={(inStock) => onQueryChange({ ...query, inStock, page: 1 })}>
            {t('inStock')}
          </CheckboxField>
          <span className={listOrder}>
            <NativeSelect
              label={t('sort')}
              icon={<SortIcon size={16} />}
              options={goodsSorts.map((id) => ({ id, label: t(id) }))}
              value={query.sort}
              onChange={(id) => onQueryChange({ ...query, sort: goodsSorts.find((sort) => sort === id) ?? 'relevance', page: 1 })}
            />
          </span>
        </div>
      </div>
      <div id={firstGoodsId} className={styles.rows} tabIndex={-1}>
        {empty ?? (
          <>
            {answer.isNear && (
              <div role="status" className={styles.near}>
                <Alert tone="info">{t('nearOnly', { keywords: query.keywords })}</Alert>
              </div>
            )}
            <div className={styles.table}>
              <Card padding="none">
                <Table
                  caption={t('caption', { count: formatNumber(totalRecord) })}
                  columns={columns}
                  rows={data}
                  getRowKey={({ id }) => id}
                  sort={query.sort === 'price' || query.sort === '-price' ? { key: 'price', direction: query.sort === 'price' ? 'asc' : 'desc' } : null}
                  onSortChange={({ direction }) => onQueryChange({ ...query, sort: direction === 'asc' ? 'price' : '-price', page: 1 })}
                />
              </Card>
            </div>
            <div className={styles.cards}>
              <ul className={cards.cards}>
                {data.map((goods) => (
                  <li key={goods.id}>
                    <GoodsCard goods={goods} action={<AddButton goods={goods} onAddToCart={onAddToCart} />} />
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.foot}>
              <span className={styles.range}>
                {t('shown', { from: formatNumber(from), to: formatNumber(from + data.length - 1), total: formatNumber(totalRecord) })}
              </span>
              <Pagination
                pageIndex={query.page}
                pageCount={Math.ceil(totalRecord / GOODS_PAGE_SIZE)}
                getHref={(page) => getHref({ ...query, page })}
                labels={{ label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (page) => t('pageNumber', { page }) }}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
