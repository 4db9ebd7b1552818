import type { PartOffer, PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Price } from '@chippage/ui/Price';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { partResultsMessages } from './messages.ts';
import * as styles from './PartTable.css.ts';

type Words = Translate<(typeof partResultsMessages)['texts']>;

/** The best price of a part; says for how many pieces it is where that is not what was asked, and what of tax it holds. */
export function PriceCell({ offer, quantity, t }: { offer: PartOffer | null | undefined; quantity: number; t: Words }) {
  if (!offer) return <span className={styles.faint}>{t('priceUnknown')}</span>;
  return (
    <span className={styles.price} title={t(offer.taxMode)}>
      <Price value={offer.unitPrice} currency={offer.currency} tone="money" unknownLabel={t('priceUnknown')} />
      {offer.quantity !== quantity && <span className={styles.note}>{t('priceAt', { quantity: formatNumber(offer.quantity) })}</span>}
    </span>
  );
}

/** What lies in stock over all sellers. */
export function StockCell({ offer, t }: { offer: PartOffer | null | undefined; t: Words }) {
  if (!offer) return <span className={styles.faint}>—</span>;
  if (offer.stock === null) return <span className={styles.faint}>{t('stockUnknown')}</span>;
  return offer.stock === 0 ? <span className={styles.faint}>{t('noStock')}</span> : formatNumber(offer.stock);
}

/** How many sell it, leading to their offers. */
export function SellersCell({ part, href, t }: { part: PartRow; href: string; t: Words }) {
  if (!part.offer) return <span className={styles.faint}>—</span>;
  const count = part.offer.sellers;
  return (
    <Link tone="quiet" href={href} aria-label={t('sellersNamed', { mpn: part.mpn, count })}>
      {count}
    </Link>
  );
}
