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

export interface PartGoodsRowsProps {
  /** Offers of one part. */
  offers: readonly GoodsRow[];
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Offers of the same part by merchant, in a narrow place. */
export function PartGoodsRows({ offers, onAddToCart }: PartGoodsRowsProps) {
  const t = useMessages(partGoodsMessages);
  const offer = useMessages(goodsWordMessages);
  const paths = usePaths(mallPaths);
  return (
    <ul className={styles.rows} aria-label={t('list', { mpn: offers[0]?.mpn ?? '' })}>
      {offers.map((goods) => (
        <li key={goods.id} className={styles.row}>
          <div className={styles.top}>
            <span className={styles.name}>
              <MerchantName merchant={goods.merchant} />
            </span>
            <GoodsPrice goods={goods} />
          </div>
          <p className={styles.facts}>
            <span>{offer('stock', { count: goods.stock === null ? offer('unknown') : goods.stock === 0 ? offer('none') : formatNumber(goods.stock) })}</span>
            <OrderRule goods={goods} />
            {goods.packing !== null && <span>{offer(goods.packing)}</span>}
            <span>{offer('dateCode', { code: goods.dateCode ?? offer('unknown') })}</span>
            <span>{offer(goods.taxMode)}</span>
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
