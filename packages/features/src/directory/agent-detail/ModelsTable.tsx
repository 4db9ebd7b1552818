import type { Loadable } from '@chippage/api/loadable';
import type { AgentPart } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Table } from '@chippage/ui/Table';
import { useMemo, useRef } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { inquiriesPaths } from '../../i18n/paths/inquiriesPaths.ts';
import { mallPaths } from '../../i18n/paths/mallPaths.ts';
import { KeywordsField } from '../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedRows } from '../../parts/list-page/PagedRows.tsx';
import * as styles from './AgentDetail.css.ts';
import { type AgentDetailQuery, PARTS_A_PAGE } from './agentDetailQuery.ts';
import { modelsTableMessages } from './messages.ts';
import { modelsColumns } from './modelsColumns.tsx';

type Choice = Pick<AgentDetailQuery, 'brand' | 'isInStock' | 'keywords' | 'page'>;

/** Props of `ModelsTable`. */
export interface ModelsTableProps extends Choice {
  parts: Loadable<ListPage<AgentPart>>;
  /** Makers that the part numbers can be narrowed to. */
  brands: readonly { id: number; name: string; nameCn: string | null }[];
  isRefreshing?: boolean;
  getHref: (own: Choice) => string;
  /** Goes to another choice. */
  onChange: (own: Choice) => void;
}

/** Part numbers that a distributor carries, with stock, lead time and of when they are; by maker, stock, number and page in the address. */
export function ModelsTable({ parts, brands, isRefreshing = false, brand, isInStock, keywords, page, getHref, onChange }: ModelsTableProps) {
  const t = useMessages(modelsTableMessages);
  const [sheets, board] = [usePaths(datasheetsPaths), usePaths(inquiriesPaths)];
  const mall = usePaths(mallPaths);
  const columns = useMemo(() => modelsColumns(t, { ...sheets, agentProduct: board.agentProduct }), [t, sheets, board]);
  const start = useRef<HTMLDivElement>(null);
  const isPlain = brand === null && !isInStock && keywords === '';
  const isNothingKnown = isPlain && parts.status === 'ready' && parts.data.totalRecord === 0;
  const change = (own: Partial<Choice>) => onChange({ brand, isInStock, keywords, ...own, page: 1 });
  return (
    <Card title={t('title')}>
      <div ref={start} tabIndex={-1} className={styles.stack}>
        {!isNothingKnown && (
          <div className={styles.tools}>
            <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={keywords} onSearch={(words) => change({ keywords: words })} />
            <NativeSelect
              label={t('brands')}
              value={String(brand ?? '')}
              options={[{ id: '', label: t('anyBrand') }, ...brands.map(({ id, name, nameCn }) => ({ id: String(id), label: nameCn ?? name }))]}
              onChange={(id) => change({ brand: id === '' ? null : Number(id) })}
            />
            <NativeSelect
              label={t('stockFilter')}
              value={isInStock ? '1' : ''}
              options={[
                { id: '', label: t('anyStock') },
                { id: '1', label: t('inStock') },
              ]}
              onChange={(id) => change({ isInStock: id === '1' })}
            />
          </div>
        )}
        <PagedRows
          value={parts}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          failedSize="sm"
          isRefreshing={isRefreshing}
          page={page}
          pageSize={PARTS_A_PAGE}
          getHref={(next) => getHref({ brand, isInStock, keywords, page: next })}
          headingRef={start}
        >
          {({ data }) =>
            data.length > 0 ? (
              <Table caption={t('table')} columns={columns} rows={data} getRowKey={({ id }) => id} />
            ) : (
              <EmptyState
                size="sm"
                title={t(isPlain ? 'emptyTitle' : 'noneSuch')}
                action={
                  <LinkButton variant="outline" size="sm" href={isPlain ? mall.mall() : getHref({ brand: null, isInStock: false, keywords: '', page: 1 })}>
                    {t(isPlain ? 'mall' : 'reset')}
                  </LinkButton>
                }
              >
                {t(isPlain ? 'emptyHint' : 'noneSuchHint')}
              </EmptyState>
            )
          }
        </PagedRows>
      </div>
    </Card>
  );
}
