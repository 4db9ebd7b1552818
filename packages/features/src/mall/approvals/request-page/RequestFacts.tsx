import type { OrderRequestDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Timeline } from '@chippage/ui/Timeline';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { AddressText, AddressTitle } from '../../papers/address-form/AddressWords.tsx';
import { orderRequestPageMessages } from './messages.ts';
import * as styles from './OrderRequestPage.css.ts';

interface PartProps {
  request: OrderRequestDetail;
}

/** Who asks, what for, and why somebody has to agree. */
export function RequestFacts({ request: { requester, company, note, reason, limit, submitTime, expireTime } }: PartProps) {
  const t = useMessages(orderRequestPageMessages);
  return (
    <Card title={t('about')}>
      <DescriptionList unknownLabel={t('noNote')}>
        <DescriptionItem term={t('note')}>{note === null ? null : <span className={styles.note}>{note}</span>}</DescriptionItem>
        <DescriptionItem term={t('requester')}>{requester.nickName}</DescriptionItem>
        <DescriptionItem term={t('company')}>{company}</DescriptionItem>
        <DescriptionItem term={t('reason')}>{reason === 'right' ? t('right') : t('limit', { limit: moneyText(limit ?? '0', 'CNY') })}</DescriptionItem>
        <DescriptionItem term={t('submitTime')}>{minuteOf(submitTime)}</DescriptionItem>
        <DescriptionItem term={t('expireTime')}>{minuteOf(expireTime)}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}

/** Where it goes, how it is paid and whom it is billed to, as it was handed in. */
export function RequestTerms({ request: { address, payMethod, title, forwarder, warehousingNo } }: PartProps) {
  const t = useMessages(orderRequestPageMessages);
  return (
    <Card title={t('papers')} note={t('termsNote')}>
      <DescriptionList unknownLabel={t('noTitle')}>
        <DescriptionItem term={t('address')}>
          <AddressTitle address={address} />
          <AddressText address={address} />
        </DescriptionItem>
        <DescriptionItem term={t('payMethod')}>{t(payMethod)}</DescriptionItem>
        <DescriptionItem term={t('title')}>{title?.buyerName ?? null}</DescriptionItem>
        {forwarder !== null && <DescriptionItem term={t('forwarder')}>{forwarder}</DescriptionItem>}
        {warehousingNo !== null && <DescriptionItem term={t('warehousingNo')}>{warehousingNo}</DescriptionItem>}
      </DescriptionList>
    </Card>
  );
}

/** The orders that came of it; they are the requester's, who goes on from here. */
export function MadeOrders({ request: { made, isMine, payMethod } }: PartProps) {
  const t = useMessages(orderRequestPageMessages);
  const paths = usePaths(mallPaths);
  if (made.length === 0) return null;
  return (
    <Card title={t('made')}>
      <ul className={styles.made}>
        {made.map(({ id, orderNo, currency, total }) => (
          <li key={id} className={styles.madeRow}>
            {isMine ? (
              <Link tone="accent" isMono href={paths.orderDetail(id)}>
                {orderNo}
              </Link>
            ) : (
              <span translate="no">{orderNo}</span>
            )}
            <Money value={total} currency={currency} tone="strong" />
            {isMine && payMethod !== 'terms' && (
              <LinkButton size="sm" href={paths.payOrder(id)} aria-label={`${t('toPay')} ${orderNo}`}>
                {t('toPay')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every step, the same for both sides, the newest first. */
export function RequestLog({ request: { events } }: PartProps) {
  const t = useMessages(orderRequestPageMessages);
  const entries = events.map(({ time, text, who, note }) => ({
    time,
    text: (
      <>
        <p className={styles.logDeed}>{text}</p>
        {note !== null && <p className={styles.logNote}>{note}</p>}
      </>
    ),
    by: who === '' ? t('system') : who,
  }));
  return (
    <Card title={t('log')} note={t('logNote')}>
      <Timeline label={t('log')} entries={entries} formatTime={minuteOf} empty={t('noLog')} />
    </Card>
  );
}
