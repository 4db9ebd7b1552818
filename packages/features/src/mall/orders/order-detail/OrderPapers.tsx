import type { Invoice, OnlinePayment, OrderDetail, Pi, Receipt } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CheckIcon, ClockIcon, CloseIcon, DocumentIcon, type IconProps, ReceiptIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import { type ReactNode, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { shortMinuteOf } from '../../parts/orderTime.ts';
import { FileLink, type OnFile, PaperLink } from './FileLink.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderPapers.css.ts';

type Look = readonly [tone: NonNullable<TagProps['tone']>, Icon: (props: IconProps) => ReactNode];
const waiting: Look = ['info', ClockIcon];
const done: Look = ['ok', CheckIcon];
const refused: Look = ['danger', CloseIcon];

interface PaperProps {
  icon: ReactNode;
  name: ReactNode;
  end: ReactNode;
  children: ReactNode;
}

function Paper({ icon, name, end, children }: PaperProps) {
  return (
    <li className={styles.paper}>
      {icon}
      <span className={styles.name}>{name}</span>
      {end}
      {children}
    </li>
  );
}

function State({ look: [tone, Icon], children }: { look: Look; children: string }) {
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {children}
    </Tag>
  );
}

export interface OrderPapersProps {
  order: OrderDetail;
  /** Whether the buyer looks: the invoices lead to their own page, and a pro forma invoice opens. @default true */
  isBuyers?: boolean;
  onFile: OnFile;
  /** Shows a pro forma invoice over the page; absent: it can only be downloaded. */
  renderPi?: (pi: Pi, close: () => void) => ReactNode;
}

/** The papers of an order: pro forma invoices, payments and their receipts, invoices. */
export function OrderPapers({ order: { id, pis, receipts, payments, invoices }, isBuyers = true, onFile, renderPi }: OrderPapersProps) {
  const t = useMessages(orderDetailMessages);
  const [viewed, setViewed] = useState<Pi | null>(null);
  // An attempt that came to nothing is no paper.
  const settled = payments.filter(({ state }) => state !== 'pending' && state !== 'closed');
  const isEmpty = pis.length + receipts.length + settled.length + invoices.length === 0;
  return (
    <Card title={t('papers')} padding={isEmpty ? 'md' : 'none'}>
      {isEmpty ? (
        <p className={styles.about}>{t('noPapers')}</p>
      ) : (
        <ul className={styles.papers}>
          {pis.map((pi) => (
            <PiPaper key={`pi${pi.id}`} pi={pi} onFile={isBuyers ? onFile : null} onView={renderPi && (() => setViewed(pi))} />
          ))}
          {settled.map((payment) => (
            <PaymentPaper key={`payment${payment.id}`} payment={payment} orderId={id} />
          ))}
          {receipts.map((receipt) => (
            <ReceiptPaper key={`receipt${receipt.id}`} receipt={receipt} onFile={onFile} />
          ))}
          {invoices.map((invoice) => (
            <InvoicePaper key={`invoice${invoice.id}`} invoice={invoice} isBuyers={isBuyers} />
          ))}
        </ul>
      )}
      {viewed !== null && renderPi?.(viewed, () => setViewed(null))}
    </Card>
  );
}

const piWords = { valid: 'piValid', paid: 'piPaid', expired: 'piExpired', voided: 'piVoided' } as const;

function PiPaper({ pi: { id, piNo, state, validUntil }, onFile, onView }: { pi: Pi; onFile: OnFile | null; onView: (() => void) | undefined }) {
  const t = useMessages(orderDetailMessages);
  return (
    <Paper
      icon={<DocumentIcon size={16} />}
      name={t('pi')}
      end={
        <span className={styles.ends}>
          {onView && <PaperLink label={t('viewPiNamed', { no: piNo })} words={t('viewPi')} onPress={onView} />}
          {onFile && <FileLink file={{ kind: 'pi', id, name: `${piNo}.pdf` }} label={t('openPi', { no: piNo })} words={t('open')} onFile={onFile} />}
        </span>
      }
    >
      <span className={styles.about}>{state === 'valid' ? t('piValid', { no: piNo, date: validUntil }) : t(piWords[state], { no: piNo })}</span>
    </Paper>
  );
}

const paymentLooks = {
  paid: ['paymentPaid', done],
  refunding: ['paymentRefunding', waiting],
  refunded: ['paymentRefunded', done],
  mismatch: ['paymentMismatch', ['danger', WarningIcon]],
} as const satisfies Partial<Record<OnlinePayment['state'], readonly [string, Look]>>;

/** A payment with what it pays of this order. Only yuan are paid online. */
function PaymentPaper({ payment: { state, amount, refunded, orders, payTime, createTime }, orderId }: { payment: OnlinePayment; orderId: number }) {
  const t = useMessages(orderDetailMessages);
  if (state === 'pending' || state === 'closed') return null;
  const [words, look] = paymentLooks[state];
  const own = moneyText(orders.find(({ id }) => id === orderId)?.amount ?? amount, 'CNY');
  const time = shortMinuteOf(payTime ?? createTime);
  return (
    <Paper icon={<ReceiptIcon size={16} />} name={t('payment')} end={<State look={look}>{t(words)}</State>}>
      <span className={styles.about}>
        {orders.length > 1
          ? t('paymentTogether', { amount: own, count: orders.length - 1, sum: moneyText(amount, 'CNY'), time })
          : t('paymentOf', { amount: own, time })}
      </span>
      {state !== 'refunded' && Number(refunded) > 0 && <span className={styles.about}>{t('paymentBack', { amount: moneyText(refunded, 'CNY') })}</span>}
    </Paper>
  );
}

const receiptLooks = {
  pending: ['receiptPending', waiting],
  approved: ['receiptApproved', done],
  refused: ['receiptRefused', refused],
} as const;

/** One receipt of a transfer, with what came of it. */
export function ReceiptPaper({ receipt, onFile }: { receipt: Receipt; onFile: OnFile }) {
  const t = useMessages(orderDetailMessages);
  const { amount, currency, payerName, accountTail, state, reason, files, createTime, reviewTime } = receipt;
  const [words, look] = receiptLooks[state];
  const facts = [
    t('receiptOf', { amount: moneyText(amount, currency), payer: payerName }),
    accountTail !== null && accountTail !== '' ? t('tail', { tail: accountTail }) : null,
    reviewTime === null ? t('receiptTime', { time: shortMinuteOf(createTime) }) : t('reviewTime', { time: shortMinuteOf(reviewTime) }),
  ].filter((fact) => fact !== null);
  return (
    <Paper icon={<ReceiptIcon size={16} />} name={t('receipt')} end={<State look={look}>{t(words)}</State>}>
      <span className={styles.about}>{facts.join(t('comma'))}</span>
      {state === 'refused' && reason !== null && <span className={`${styles.about} ${styles.wrong}`}>{t('receiptReason', { reason })}</span>}
      <span className={styles.files}>
        {files.map(({ id, name }) => (
          <FileLink key={id} file={{ kind: 'receipt', id, name }} label={t('openNamed', { name })} words={name} onFile={onFile} />
        ))}
      </span>
    </Paper>
  );
}

const invoiceLooks = { applied: waiting, issuing: waiting, issued: done, reversed: done, refused } as const;

function InvoicePaper({ invoice, isBuyers }: { invoice: Invoice; isBuyers: boolean }) {
  const { kind, state, buyerName, no, reason, total, isReversalDue, reversal, reverses } = invoice;
  const t = useMessages(orderDetailMessages);
  const paths = usePaths(mallPaths);
  const name = t(reverses === null ? (kind === 81 ? 'invoice81' : 'invoice82') : kind === 81 ? 'red81' : 'red82');
  return (
    <Paper
      icon={<DocumentIcon size={16} />}
      name={isBuyers ? <Link href={paths.invoiceManagement()}>{name}</Link> : name}
      end={<State look={invoiceLooks[state]}>{t(state)}</State>}
    >
      <span className={styles.about}>{no ?? buyerName}</span>
      {isReversalDue && <span className={styles.about}>{t('reversalDue')}</span>}
      {reversal !== null && <span className={styles.about}>{t('reversalOf', { no: reversal.no })}</span>}
      {reverses !== null && <span className={styles.about}>{t('reverses', { total: moneyText(total, 'CNY'), no: reverses.no })}</span>}
      {state === 'refused' && reason !== null && <span className={`${styles.about} ${styles.wrong}`}>{t('invoiceReason', { reason })}</span>}
    </Paper>
  );
}
