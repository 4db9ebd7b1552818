import type { GoodsRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import type { Translate } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { MallPaths } from '../../../i18n/paths/mallPaths.ts';
import { AddButton } from '../goods-card/AddButton.tsx';
import type { goodsWordMessages } from '../goods-card/messages.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import * as parts from '../goods-card/GoodsParts.css.ts';
import { MerchantName, GoodsPrice, StockCount } from '../goods-card/GoodsParts.tsx';
import * as styles from './GoodsList.css.ts';
import type { goodsListMessages } from './messages.ts';
import type { packingMessages } from '../../../parts/packing/messages.ts';

interface ColumnsOptions {
  paths: MallPaths;
  t: Translate<(typeof goodsListMessages)['texts']>;
  words: Translate<(typeof goodsWordMessages)['texts']>;
  packing: Translate<(typeof packingMessages)['texts']>;
  /** Pages of one merchant need not name it in each row. */
  hasMerchant: boolean;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** The columns of a table of offers. */
export function goodsColumns({ paths, t, words, packing, hasMerchant, onAddToCart }: ColumnsOptions): TableColumn<GoodsRow>[] {
  return [
    {
      key: 'mpn',
      header: t('mpn'),
      isRowHeader: true,
      isWrapping: true,
      cell: (goods) => (
        <span className={styles.two}>
          <Link tone="accent" isMono href={paths.goodsDetail(goods.id)}>
            {goods.mpn}
          </Link>
          <span className={parts.quiet}>
            {[goods.brandNameCn ?? goods.brandName, goods.packageCase, goods.packing === null ? null : packing(goods.packing)].filter(Boolean).join('，')}
          </span>
        </span>
      ),
    },
    ...(hasMerchant
      ? [{ key: 'merchant', header: t('merchant'), isWrapping: true, cell: ({ merchant }: GoodsRow) => <MerchantName merchant={merchant} /> }]
      : []),
    {
      key: 'stock',
      header: t('stock'),
      align: 'end',
      cell: (goods) => (
        <span className={styles.twoEnd}>
          <StockCount stock={goods.stock} />
          {goods.stock !== 0 && <span className={styles.words}>{goods.warehouses.map(({ name }) => name).join('、')}</span>}
        </span>
      ),
    },
    {
      key: 'order',
      header: t('order'),
      align: 'end',
      cell: ({ moq, multiple }) => (
        <span className={styles.twoEnd}>
          {formatNumber(moq)}
          {multiple > 1 && <span className={styles.words}>{t('multiple', { multiple: formatNumber(multiple) })}</span>}
        </span>
      ),
    },
    { key: 'dateCode', header: t('dateCode'), cell: ({ dateCode }) => dateCode ?? <span className={parts.unknown}>{t('unknown')}</span> },
    {
      key: 'price',
      header: t('unitPrice'),
      align: 'end',
      isSortable: true,
      cell: (goods) => (
        <span className={styles.twoEnd}>
          <GoodsPrice goods={goods} />
          <span className={styles.words}>{words(goods.taxMode)}</span>
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      isHeaderHidden: true,
      align: 'end',
      cell: (goods) => (
        <span className={styles.action}>
          <AddButton goods={goods} onAddToCart={onAddToCart} />
        </span>
      ),
    },
  ];
}
