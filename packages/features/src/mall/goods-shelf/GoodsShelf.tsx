import type { GoodsRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { priceText } from '../money/moneyText.ts';
import * as styles from './GoodsShelf.css.ts';
import { goodsShelfMessages } from './messages.ts';

/** Offers at a glance, for a page that is about something else: what, how much, how many, from whom. */
export function GoodsShelf({ goods }: { goods: readonly GoodsRow[] }) {
  const t = useMessages(goodsShelfMessages);
  const paths = usePaths();
  return (
    <ul className={styles.shelf}>
      {goods.map(({ id, mpn, brandName, brandNameCn, packageCase, priceLadder: [step], currency, stock, merchant }) => (
        <li key={id} className={styles.cell}>
          <h3 className={styles.mpn}>
            <Link tone="accent" isMono href={paths.goodsDetail(id)}>
              {mpn}
            </Link>
          </h3>
          <span className={step ? styles.price : styles.fact}>{step ? priceText(step.unitPrice, currency) : t('noPrice')}</span>
          <span className={styles.fact}>{[brandNameCn ?? brandName, packageCase].filter(Boolean).join('，')}</span>
          <span className={styles.count}>{step && t('from', { quantity: formatNumber(step.minQuantity) })}</span>
          <span className={styles.row}>{t('stock', { count: stock === null ? t('unknown') : formatNumber(stock) })}</span>
          <span className={styles.row}>
            {merchant.name} {merchant.isSample && <Tag>{t('sample')}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  );
}
