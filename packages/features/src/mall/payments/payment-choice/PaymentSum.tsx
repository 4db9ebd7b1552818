import type { OrderDetail, OrderRow, PaidOrder } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { useTotalsLine } from '../../parts/totals/useTotalsLine.ts';
import { paymentChoiceMessages } from './messages.ts';
import type { PayReturn, PayView } from './payView.ts';
import * as styles from './PaymentChoice.css.ts';
import { useTimeLeftWords } from '../../parts/time-left/useTimeLeftWords.ts';
import { sumOf } from './sumOf.ts';

interface PaymentSumProps {
  view: PayView;
  order: OrderDetail;
  /** Orders that will be paid with it. */
  joined: readonly OrderRow[];
  /** What the payment that the visitor comes back from pays. */
  paid: PayReturn['paid'];
  minutesLeft: number | null;
}

// What the amount is called: it has to be paid only while it can be.
const names = {
  open: ['toPay', 'toPayTogether'],
  paid: ['paidSum', 'paidSumTogether'],
  other: ['orderSum', 'ordersSum'],
} as const;

const kindOf = (view: PayView): keyof typeof names =>
  view === 'choose' || view === 'attemptClosed' ? 'open' : view === 'paid' || view === 'alreadyPaid' ? 'paid' : 'other';

/** Which orders are paid, by when, and how much: of all that are paid together. */
export function PaymentSum({ view, order, joined, paid, minutesLeft }: PaymentSumProps) {
  const t = useMessages(paymentChoiceMessages);
  const { id, orderNo, merchant, total, currency, payDeadline } = order;
  const leftWords = useTimeLeftWords();
  const kind = kindOf(view);
  const together: PaidOrder[] =
    kind === 'open' || view === 'alreadyPaid' ? joined.map((each) => ({ ...each, amount: each.total })) : (paid?.orders ?? []).filter((each) => each.id !== id);
  const [alone, many] = names[kind];
  return (
    <Card>
      <div className={styles.sum}>
        <div className={styles.facts}>
          {together.length === 0 ? (
            <>
              <p className={styles.number}>
                <OrderLink id={id} orderNo={orderNo} />
              </p>
              <p className={styles.quiet}>{t('merchant', { name: merchant.name })}</p>
            </>
          ) : (
            <ul className={styles.orders} aria-label={t('orders')}>
              {[{ id, orderNo, amount: total }, ...together].map((each) => (
                <li key={each.id}>
                  <span className={styles.number}>
                    <OrderLink id={each.id} orderNo={each.orderNo} />
                  </span>{' '}
                  <Money value={each.amount} currency={currency} />
                </li>
              ))}
            </ul>
          )}
          {/* Not a live region: numbers that run are not to be heard. */}
          {minutesLeft !== null && payDeadline && (
            <p className={styles.quiet}>{t('deadline', { time: minuteOf(payDeadline), left: leftWords(minutesLeft) })}</p>
          )}
        </div>
        <div>
          <p className={styles.toPay}>
            {together.length === 0 ? t(alone) : t(many, { count: together.length + 1 })}{' '}
            <Money value={sumOf([total, ...together.map(({ amount }) => amount)])} currency={currency} tone="total" />
          </p>
          {together.length === 0 && <TotalsLine order={order} />}
        </div>
      </div>
    </Card>
  );
}

function OrderLink({ id, orderNo }: Pick<PaidOrder, 'id' | 'orderNo'>) {
  const t = useMessages(paymentChoiceMessages);
  return (
    <Link tone="quiet" href={usePaths(mallPaths).orderDetail(id)}>
      {t('order', { no: orderNo })}
    </Link>
  );
}

function TotalsLine({ order }: { order: OrderDetail }) {
  return <p className={styles.quiet}>{useTotalsLine(order.totals)}</p>;
}
