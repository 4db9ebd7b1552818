import type { OrderDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { telHref } from '../../../parts/form/phone.ts';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { addressLine, mobileLine } from '../../papers/address-form/addressLine.ts';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { merchantOrderMessages } from './messages.ts';
import * as styles from './MerchantOrder.css.ts';

/** Where the parcels go, through whom, and how it was paid. */
export function DeliveryFacts({ order, onCopy }: { order: OrderDetail; onCopy: OnCopy }) {
  const t = useMessages(merchantOrderMessages);
  const inbox = usePaths(inboxPaths);
  const { address, forwarder, warehousingNo, payMethod, title, createTime, remark, credit, poNo } = order;
  // As it is pasted into the form of a carrier: one line each.
  const label = [[address.receiver, mobileLine(address).replaceAll(' ', '')].join(' '), address.company, addressLine(address)].filter(Boolean).join('\n');
  const isHongKong = address.region === 'HK';
  return (
    <Card title={t('delivery')} action={<CopyButton text={label} what={t('receiverWords')} onCopy={onCopy} />}>
      <DescriptionList unknownLabel={t('unknown')}>
        <DescriptionItem term={t('receiver')}>{[address.receiver, address.company].filter(Boolean).join('，')}</DescriptionItem>
        <DescriptionItem term={t('contact')}>
          <span className={styles.contact}>
            <Link href={inbox.chat({ subjectKind: 'order', subjectId: order.id })}>{t('chat')}</Link>
            {[mobileLine(address), address.tel, title?.tel]
              .flatMap((number) => (number ? [number] : []))
              .map((number) => (
                <Link key={number} href={telHref(number)} aria-label={t('call', { number })} isMono>
                  {number}
                </Link>
              ))}
            {title?.email && <Link href={`mailto:${title.email}`}>{title.email}</Link>}
          </span>
        </DescriptionItem>
        <DescriptionItem term={t('address')}>{addressLine(address)}</DescriptionItem>
        {(isHongKong || forwarder !== null) && <DescriptionItem term={t('forwarder')}>{forwarder ?? t('none')}</DescriptionItem>}
        {(isHongKong || warehousingNo !== null) && (
          <DescriptionItem term={t('warehousingNo')}>
            {warehousingNo === null ? t('noWarehousingNo') : <span translate="no">{warehousingNo}</span>}
          </DescriptionItem>
        )}
        <DescriptionItem term={t('payMethod')}>
          {credit === null
            ? t(payMethod)
            : credit.statementNo === null
              ? t('termsRunning', { due: credit.dueOn })
              : t('termsStated', { no: credit.statementNo, due: credit.dueOn })}
        </DescriptionItem>
        {poNo !== null && <DescriptionItem term={t('poNo')}>{poNo}</DescriptionItem>}
        <DescriptionItem term={t('invoiceTitle')}>{title?.buyerName ?? t(order.takesInvoice ? 'none' : 'noInvoiceEver')}</DescriptionItem>
        <DescriptionItem term={t('orderTime')}>{minuteOf(createTime)}</DescriptionItem>
        <DescriptionItem term={t('remark')}>{remark ?? t('none')}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
