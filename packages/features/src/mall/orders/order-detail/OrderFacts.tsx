import type { OrderCredit, OrderDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderDetail.css.ts';
import { Warehousing, type WarehousingInput } from './WarehousingForm.tsx';

interface OrderFactsProps {
  order: OrderDetail;
  /** Absent: who looks cannot change it. */
  onWarehousingNo?: (input: WarehousingInput) => Promise<unknown>;
  /** Beside the merchant's name: how it can be reached. Absent: who looks has other ways. */
  contact?: ReactNode;
}

/** Who sells, where it goes, how it is paid. */
export function OrderFacts({ order, onWarehousingNo, contact }: OrderFactsProps) {
  const t = useMessages(orderDetailMessages);
  const paths = usePaths(mallPaths);
  const { merchant, address, title, payMethod, createTime, remark, forwarder, warehousingNo, actions, approvedBy, credit } = order;
  const { receiver, areaCode, mobile, province, city, district, street, detail, company } = address;
  const isHongKong = warehousingNo !== null || forwarder !== null || actions.includes('set_warehousing_no');
  return (
    <Card title={t('delivery')}>
      <DescriptionList unknownLabel={t('none')}>
        <DescriptionItem term={t('merchant')}>
          <Link tone="accent" href={paths.merchant(merchant.id)}>
            {merchant.name}
          </Link>{' '}
          {merchant.isSample && <Tag>{t('sample')}</Tag>} {contact}
        </DescriptionItem>
        <DescriptionItem term={t('receiver')}>
          {receiver} {areaCode === '+86' ? mobile : `${areaCode} ${mobile}`}
        </DescriptionItem>
        <DescriptionItem term={t('address')}>
          {[province, city, district, street].filter(Boolean).join(' ')}
          <br />
          {detail}
          {company && (
            <>
              <br />
              {company}
            </>
          )}
        </DescriptionItem>
        {isHongKong && <DescriptionItem term={t('forwarder')}>{forwarder}</DescriptionItem>}
        {isHongKong && (
          <DescriptionItem term={t('warehousingNo')}>
            <Warehousing order={order} onSave={onWarehousingNo} />
          </DescriptionItem>
        )}
        <DescriptionItem term={t('invoiceTitle')}>{title?.buyerName ?? t(order.takesInvoice ? 'noInvoiceTitle' : 'noInvoiceEver')}</DescriptionItem>
        <DescriptionItem term={t('payMethod')}>
          {t(payMethod)}
          {credit !== null && (
            <>
              {'，'}
              <CreditWords credit={credit} isBuyer={onWarehousingNo !== undefined} />
            </>
          )}
        </DescriptionItem>
        {order.poNo !== null && <DescriptionItem term={t('poNo')}>{order.poNo}</DescriptionItem>}
        <DescriptionItem term={t('orderTime')}>
          <time dateTime={createTime} className={styles.number}>
            {minuteOf(createTime)}
          </time>
        </DescriptionItem>
        {approvedBy !== null && <DescriptionItem term={t('approval')}>{t('approvedBy', { name: approvedBy })}</DescriptionItem>}
        <DescriptionItem term={t('remark')}>{remark}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}

/** On which statement it stands, and when that is due; to the buyer with the way there. */
function CreditWords({ credit: { statementId, statementNo, dueOn: due }, isBuyer }: { credit: OrderCredit; isBuyer: boolean }) {
  const t = useMessages(orderDetailMessages);
  const paths = usePaths(mallPaths);
  const words = statementNo === null ? t('termsRunning', { due }) : t('termsStated', { no: statementNo, due });
  if (!isBuyer) return words;
  return <Link href={statementId === null ? paths.creditTerms() : paths.statement(statementId)}>{words}</Link>;
}
