import type { PartOffer, PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Money } from '@chippage/ui/Money';
import { Price } from '@chippage/ui/Price';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { partResultsMessages } from './messages.ts';
import * as styles from './PartTable.css.ts';

type Words = Translate<(typeof partResultsMessages)['texts']>;

/** Why so many pieces have to be ordered, or from how many on the price holds; null where neither says more than the price. */
function priceNote({ raised, quantity, breakFrom }: PartOffer, t: Words): string | null {
  if (raised !== null) return t(raised === 'moq' ? 'priceMoq' : 'priceMultiple', { quantity: formatNumber(quantity) });
  return breakFrom > 1 ? t('priceFrom', { quantity: formatNumber(breakFrom) }) : null;
}

/** The best price of a part; says why it is for more pieces than asked, or which step of the ladder it is, and what of tax it holds. */
export function PriceCell({ offer, t }: { offer: PartOffer | null | undefined; t: Words }) {
  if (!offer) return <span className={styles.faint}>{t('priceUnknown')}</span>;
  const note = priceNote(offer, t);
  return (
    <span className={styles.price} title={t(offer.taxMode)}>
      <Price value={offer.unitPrice} currency={offer.currency} tone="money" unknownLabel={t('priceUnknown')} />
      {note !== null && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** What the pieces cost together. */
export function TotalCell({ offer, t }: { offer: PartOffer | null | undefined; t: Words }) {
  if (!offer) return <span className={styles.faint}>—</span>;
  return <Money value={offer.lineTotal} currency={offer.currency} unknownLabel={t('priceUnknown')} />;
}

/** What lies in stock over all sellers; that there is none is neither a number nor unknown. */
export function StockCell({ offer, t }: { offer: PartOffer | null | undefined; t: Words }) {
  if (!offer) return <span className={styles.faint}>—</span>;
  if (offer.stock === null) return <span className={styles.faint}>{t('stockUnknown')}</span>;
  if (offer.stock > 0) return formatNumber(offer.stock);
  return (
    <span className={styles.price}>
      <span className={styles.noStock}>{t('noStock')}</span>
      {offer.leadTimeDays !== null && <span className={styles.note}>{t('leadTimeShort', { days: offer.leadTimeDays })}</span>}
    </span>
  );
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
