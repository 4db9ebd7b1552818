import type { GoodsRow } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { AddButton } from '../goods-card/AddButton.tsx';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { MerchantName, GoodsPrice } from '../goods-card/GoodsParts.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { partGoodsMessages } from './messages.ts';
import * as styles from './PartGoodsRows.css.ts';

export interface PartGoodsRowsProps {
  /** Goods of one part. */
  goods: readonly GoodsRow[];
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Goods of the same part by merchant, in a narrow place. */
export function PartGoodsRows({ goods: rows, onAddToCart }: PartGoodsRowsProps) {
  const t = useMessages(partGoodsMessages);
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
          <OfferFacts goods={goods} />
          <div className={styles.bottom}>
            <LinkButton
              variant="plain"
              size="sm"
              href={paths.goodsDetail(goods.id)}
              aria-label={t('detailsNamed', { merchant: goods.merchant.name, currency: goods.currency })}
            >
              {t('details')}
            </LinkButton>
            <AddButton goods={goods} onAddToCart={onAddToCart} />
          </div>
        </li>
      ))}
    </ul>
  );
}
