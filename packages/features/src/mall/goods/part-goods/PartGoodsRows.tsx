import type { GoodsRow } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AddButton } from '../goods-card/AddButton.tsx';
import { OrderRule } from '../goods-card/GoodsCard.tsx';
import { goodsWordMessages } from '../goods-card/messages.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { MerchantName, GoodsPrice } from '../goods-card/GoodsParts.tsx';
import { partGoodsMessages } from './messages.ts';
import * as styles from './PartGoodsRows.css.ts';
import { packingMessages } from '../../parts/packing/messages.ts';

export interface PartGoodsRowsProps {
  /** Goods of one part. */
  goods: readonly GoodsRow[];
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Goods of the same part by merchant, in a narrow place. */
export function PartGoodsRows({ goods: rows, onAddToCart }: PartGoodsRowsProps) {
  const t = useMessages(partGoodsMessages);
  const words = useMessages(goodsWordMessages);
  const packing = useMessages(packingMessages);
  const paths = usePaths(mallPaths);
  return (
    <ul className={styles.rows} aria-label={t('list', { mpn: rows[0]?.mpn ?? '' })}>
      {rows.map((goods) => (
        <li key={goods.id} className={styles.row}>
          <div className={styles.top}>
            <span className={styles.name}>
              <MerchantName merchant={goods.merchant} />
            </span>
            <GoodsPrice goods={goods} />
          </div>
          <p className={styles.facts}>
            <span>{words('stock', { count: goods.stock === null ? words('unknown') : goods.stock === 0 ? words('none') : formatNumber(goods.stock) })}</span>
            <OrderRule goods={goods} />
            {goods.packing !== null && <span>{packing(goods.packing)}</span>}
            <span>{words('dateCode', { code: goods.dateCode ?? words('unknown') })}</span>
            <span>{words(goods.taxMode)}</span>
          </p>
          <div className={styles.bottom}>
            <LinkButton variant="plain" size="sm" href={paths.goodsDetail(goods.id)} aria-label={t('detailsNamed', { merchant: goods.merchant.name })}>
              {t('details')}
            </LinkButton>
            <AddButton goods={goods} onAddToCart={onAddToCart} />
          </div>
        </li>
      ))}
    </ul>
  );
}
