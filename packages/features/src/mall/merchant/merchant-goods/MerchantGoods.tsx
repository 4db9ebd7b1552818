import type { Loadable } from '@chippage/api/loadable';
import type { GoodsRow, WarehouseStock } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { LoadMore } from '../../../member-pages/LoadMore.tsx';
import * as page from '../../../member-pages/member.css.ts';
import type { PagedList } from '../../../member-pages/pagedList.ts';
import { priceText } from '../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/order-parts/orderTime.ts';
import { SearchBox } from '../merchant-parts/SearchBox.tsx';
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
    <div className={page.page}>
      <div className={page.pageHead}>
        <h1 className={page.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <div className={page.pageEnd}>
          <SearchBox label={t('search')} example={t('example')} keywords={keywords} onSearch={onSearch} />
        </div>
      </div>
      <Card padding="none">
        <Loaded value={goods} lines={12}>
          {(shown) =>
            shown.rows.length === 0 ? (
              <EmptyState icon={<BagIcon size={32} />} title={t(keywords === '' ? 'none' : 'empty')}>
                {t(keywords === '' ? 'noneHint' : 'emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={page.rows} aria-label={t('list')}>
                  {shown.rows.map((row) => (
                    <Row key={row.id} goods={row} onStock={onStock} />
                  ))}
                </ul>
                <LoadMore list={shown} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

function Row({ goods, onStock }: { goods: GoodsRow; onStock: MerchantGoodsProps['onStock'] }) {
  const t = useMessages(merchantGoodsMessages);
  const paths = usePaths(mallPaths);
  const { id, mpn, brandName, brandNameCn, packageCase, sku, unit, currency, priceLadder, isOnSale, updateTime } = goods;
  const price = priceLadder.at(-1)?.unitPrice;
  // Where nothing is known yet, goods lie where their currency is paid.
  const home = currency === 'USD' ? 'HK' : 'SZ';
  const warehouses = goods.warehouses.length > 0 ? goods.warehouses : [{ code: home, name: t(home), quantity: null } as const];
  return (
    <li className={styles.row}>
      <div className={page.words}>
        <p className={page.rowTitle}>
          <Link href={paths.goodsDetail(id)} tone="accent" isMono>
            {mpn}
          </Link>
          {!isOnSale && <Tag>{t('offSale')}</Tag>}
        </p>
        <p className={page.meta}>
          <span>{[brandNameCn ?? brandName, packageCase].filter(Boolean).join('，')}</span>
          <span translate="no">{t('sku', { sku })}</span>
          {price !== undefined && <span>{t('from', { price: priceText(price, currency) })}</span>}
          <span>{t('updated', { time: minuteOf(updateTime) })}</span>
        </p>
      </div>
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
