import type { Loadable } from '@chippage/api/loadable';
import type { GoodsRow, WarehouseStock } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { priceText } from '../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { merchantGoodsMessages } from './messages.ts';
import { StockField } from './StockField.tsx';
import * as styles from './MerchantGoods.css.ts';

/** New stock of goods in one warehouse. */
export interface StockInput {
  goodsId: number;
  warehouse: WarehouseStock['code'];
  quantity: number;
}

export interface MerchantGoodsProps {
  goods: Loadable<PagedList<GoodsRow>>;
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Rejects with the server's refusal, whose words are shown. */
  onStock: (input: StockInput) => Promise<unknown>;
  onLoadMore: () => void;
}

/** The merchant's goods, with the stock of each warehouse to change in its place. */
export function MerchantGoods({ goods, keywords, onSearch, onStock, onLoadMore }: MerchantGoodsProps) {
  const t = useMessages(merchantGoodsMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} end={<KeywordsField isLandmark label={t('search')} hint={t('example')} searched={keywords} onSearch={onSearch} />} />
      <Card padding="none">
        <MoreRows
          value={goods}
          lines={12}
          label={t('list')}
          empty={
            <EmptyState icon={<BagIcon size={32} />} title={t(keywords === '' ? 'none' : 'empty')}>
              {t(keywords === '' ? 'noneHint' : 'emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(row) => <GoodsItem key={row.id} goods={row} onStock={onStock} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function GoodsItem({ goods, onStock }: { goods: GoodsRow; onStock: MerchantGoodsProps['onStock'] }) {
  const t = useMessages(merchantGoodsMessages);
  const paths = usePaths(mallPaths);
  const { id, mpn, brandName, brandNameCn, packageCase, sku, unit, currency, priceLadder, isOnSale, updateTime } = goods;
  const price = priceLadder.at(-1)?.unitPrice;
  // Where nothing is known yet, goods lie where their currency is paid.
  const home = currency === 'USD' ? 'HK' : 'SZ';
  const warehouses = goods.warehouses.length > 0 ? goods.warehouses : [{ code: home, name: t(home), quantity: null } as const];
  return (
    <li className={styles.row}>
      <RowWords>
        <RowTitle>
          <Link href={paths.goodsDetail(id)} tone="accent" isMono>
            {mpn}
          </Link>
          {!isOnSale && <Tag>{t('offSale')}</Tag>}
        </RowTitle>
        <RowMeta>
          <span>{[brandNameCn ?? brandName, packageCase].filter(Boolean).join('，')}</span>
          <span translate="no">{t('sku', { sku })}</span>
          {price !== undefined && <span>{t('from', { price: priceText(price, currency) })}</span>}
          <span>{t('updated', { time: minuteOf(updateTime) })}</span>
        </RowMeta>
      </RowWords>
      <div className={styles.fields}>
        {warehouses.map(({ code, name, quantity }) => (
          <StockField
            key={code}
            mpn={mpn}
            unit={unit}
            warehouse={name}
            quantity={quantity}
            onSave={(pieces) => onStock({ goodsId: id, warehouse: code, quantity: pieces })}
          />
        ))}
      </div>
    </li>
  );
}
