import type { GoodsRow } from '@chippage/api/types';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { useLeadTime } from '../../parts/stock-line/useLeadTime.ts';
import { OrderRule } from '../goods-card/GoodsCard.tsx';
import { goodsWordMessages } from '../goods-card/messages.ts';
import * as styles from './PartGoodsRows.css.ts';

/** Authorisation, stock, lead time, rules and date code of an offer in one line, and the day that they are of. */
export function OfferFacts({ goods }: { goods: GoodsRow }) {
  const t = useMessages(goodsWordMessages);
  const packing = useMessages(packingMessages);
  const { stock, dateCode, taxMode, updateTime } = goods;
  return (
    <span className={styles.facts}>
      <Authorisation goods={goods} />
      <span>{t('stock', { count: stock === null ? t('unknown') : stock === 0 ? t('none') : formatNumber(stock) })}</span>
      <span>{t('leadTime', { time: useLeadTime(goods) ?? t('unknown') })}</span>
      <OrderRule goods={goods} />
      {goods.packing !== null && <span>{packing(goods.packing)}</span>}
      <span>{t('dateCode', { code: dateCode ?? t('unknown') })}</span>
      <span>{t(taxMode)}</span>
      <span>{t('asOf', { date: absoluteTime(Date.parse(updateTime)).date })}</span>
    </span>
  );
}

/** Until when the maker's authorisation holds, and by which certificate; nothing known is said too. */
function Authorisation({ goods: { authorisation } }: { goods: GoodsRow }) {
  const t = useMessages(goodsWordMessages);
  if (authorisation === null) return <span>{t('unverified')}</span>;
  const { validUntil, certificate, isSample } = authorisation;
  return (
    <>
      <Tag tone="ok" icon={<CheckIcon size={14} />}>
        {t('authorised', { date: validUntil })}
      </Tag>
      <span>{t(isSample ? 'sampleCertificate' : 'certificate', { certificate })}</span>
    </>
  );
}
