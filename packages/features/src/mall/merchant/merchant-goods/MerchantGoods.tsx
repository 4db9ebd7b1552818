import { Alert } from '@chippage/ui/Alert';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { isRefusal } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import type { GoodsCount, GoodsRow, GoodsState, WarehouseStock } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { countOf, type MerchantListQuery, merchantGoodsStates } from '../merchantListQuery.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { GoodsItem } from './GoodsItem.tsx';
import { merchantGoodsMessages } from './messages.ts';
import * as styles from './MerchantGoods.css.ts';
import type { TermsInput } from './termsInput.ts';
import { SaleBar } from './SaleBar.tsx';
import { useGoodsSale } from './useGoodsSale.ts';
import { tools } from '../merchantTools.css.ts';

const TermsDialog = late(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** New stock of goods in one warehouse. */
export interface StockInput {
  goodsId: number;
  warehouse: WarehouseStock['code'];
  quantity: number;
}

export interface MerchantGoodsProps {
  goods: Loadable<PagedList<GoodsRow>>;
  /** How many stand where; null while it is not known. */
  counts: readonly GoodsCount[] | null;
  query: MerchantListQuery<GoodsState>;
  onQueryChange: (query: MerchantListQuery<GoodsState>) => void;
  getHref: (query: MerchantListQuery<GoodsState>) => string;
  /** Rejects with the server's refusal, whose words are shown. */
  onStock: (input: StockInput) => Promise<unknown>;
  /** Sets prices and quantities of goods as they were read; rejects with the server's refusal. */
  onTerms: (goods: GoodsRow, terms: TermsInput) => Promise<unknown>;
  /** Reads goods anew that somebody else changed; null when they are gone. */
  onReread: (goods: GoodsRow) => Promise<GoodsRow | null>;
  /** Puts goods on sale or takes them off it, all or none; rejects with the server's refusal. */
  onSale: (goodsIds: number[], isOnSale: boolean) => Promise<unknown>;
  onLoadMore: () => void;
  /** Where goods are imported from a spreadsheet. */
  importHref: string;
}

/** The merchant's goods: which are on sale, and the stock of each warehouse to change in its place. */
export function MerchantGoods({
  goods,
  counts,
  query,
  onQueryChange,
  getHref,
  onStock,
  onTerms,
  onReread,
  onSale,
  onLoadMore,
  importHref,
}: MerchantGoodsProps) {
  const t = useMessages(merchantGoodsMessages);
  const sale = useGoodsSale(goods.status === 'ready' ? goods.data.rows : [], onSale);
  // Kept after closing, so that the dialog can give the focus back.
  const [edited, setEdited] = useState<GoodsRow | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const saveTerms = async (read: GoodsRow, terms: TermsInput) => {
    try {
      await onTerms(read, terms);
    } catch (error) {
      // What is saved after this is over what the dialog shows by then.
      if (isRefusal<'setGoodsTerms'>(error, 'goods.changed')) setEdited((await onReread(read)) ?? read);
      throw error;
    }
  };
  const isFiltered = query.state !== 'all' || query.keywords !== '';
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <LinkButton variant="outline" size="sm" href={importHref}>
            {t('import')}
          </LinkButton>
        }
      />
      <div className={tools}>
        <StateLinks
          label={t('states')}
          states={merchantGoodsStates.map((id) => ({ id, name: t(id), count: countOf(counts, id) }))}
          current={query.state}
          getHref={(state) => getHref({ ...query, state })}
        />
        <KeywordsField
          isLandmark
          label={t('search')}
          hint={t('example')}
          searched={query.keywords}
          onSearch={(keywords) => onQueryChange({ ...query, keywords })}
        />
      </div>
      <SaleBar sale={sale} />
      <div ref={place} tabIndex={-1} className={styles.news} role="status">
        {saved !== null && <Alert tone="ok">{t('termsSaved', { mpn: saved })}</Alert>}
      </div>
      <Card padding="none">
        <MoreRows
          value={goods}
          lines={12}
          label={t('list')}
          empty={
            <EmptyState icon={<BagIcon size={32} />} title={t(isFiltered ? 'empty' : 'none')}>
              {t(isFiltered ? 'emptyHint' : 'noneHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => (
            <GoodsItem
              key={row.id}
              goods={row}
              isChosen={sale.chosen.has(row.id)}
              onChoose={(isChosen) => sale.choose([row.id], isChosen)}
              onStock={onStock}
              isPending={sale.action.pending === String(row.id)}
              onSale={() => sale.change([row], !row.isOnSale, String(row.id))}
              onTerms={(goodsRow) => {
                setEdited(goodsRow);
                setSaved(null);
                setEditing(true);
              }}
            />
          )}
        </MoreRows>
      </Card>
      {edited !== null && (
        <TermsDialog
          goods={edited}
          isOpen={isEditing}
          onOpenChange={setEditing}
          onSave={async (terms) => {
            await saveTerms(edited, terms);
            setSaved(edited.mpn);
          }}
          returnFocusRef={place}
        />
      )}
    </PageColumn>
  );
}
