import { smallestOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { goodsWordMessages } from './messages.ts';
import { bestStep, entryOf } from './goodsRules.ts';
import * as styles from './GoodsParts.css.ts';

/** Who sells it; made-up merchants say so. */
export function MerchantName({ merchant }: Pick<GoodsRow, 'merchant'>) {
  const t = useMessages(goodsWordMessages);
  const paths = usePaths(mallPaths);
  return (
    <span className={styles.merchant}>
      <Link tone="quiet" href={paths.merchant(merchant.id)}>
        {merchant.name}
      </Link>
      {merchant.isSample && <Tag>{t('sample')}</Tag>}
    </span>
  );
}

/** How much there is over all warehouses. What is not known says so. */
export function StockCount({ stock }: Pick<GoodsRow, 'stock'>) {
  const t = useMessages(goodsWordMessages);
  if (stock === null) return <span className={styles.unknown}>{t('unknown')}</span>;
  return stock === 0 ? <span className={styles.unknown}>{t('none')}</span> : formatNumber(stock);
}

/** The price at the quantity asked for, or the one at the smallest quantity and the lowest. */
export function GoodsPrice({ goods, at }: { goods: GoodsRow; at?: number | undefined }) {
  const t = useMessages(goodsWordMessages);
  const { step } = entryOf(goods, at);
  const best = at === undefined ? bestStep(goods) : null;
  if (!step) return <span className={styles.unknown}>{t('no_price')}</span>;
  return (
    <span className={styles.prices}>
      <span className={styles.price}>
        <span className={styles.from}>{t('from', { quantity: formatNumber(Math.max(step.minQuantity, smallestOf(goods))) })}</span>
        <UnitPrice value={step.unitPrice} currency={goods.currency} tone="money" />
      </span>
      {best && best !== step && (
        <span className={`${styles.price} ${styles.from}`}>
          <span>{t('from', { quantity: formatNumber(best.minQuantity) })}</span>
          <UnitPrice value={best.unitPrice} currency={goods.currency} />
        </span>
      )}
    </span>
  );
}
