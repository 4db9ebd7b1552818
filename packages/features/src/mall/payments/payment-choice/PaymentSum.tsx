import type { OrderDetail, OrderRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../parts/money/Money.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { useTotalsLine } from '../../parts/totals/useTotalsLine.ts';
import { paymentChoiceMessages } from './messages.ts';
import type { PayReturn, PayView } from './payView.ts';
import * as styles from './PaymentChoice.css.ts';
import { remainingOf } from './remaining.ts';
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

/** Which order is paid, by when, and how much: of all orders that are paid together. */
export function PaymentSum({ view, order, joined, paid, minutesLeft }: PaymentSumProps) {
  const t = useMessages(paymentChoiceMessages);
  const paths = usePaths(mallPaths);
  const { id, orderNo, merchant, total, currency, payDeadline } = order;
  const left = minutesLeft === null ? null : remainingOf(minutesLeft);
  const kind = kindOf(view);
  const together =
    kind === 'open' || view === 'alreadyPaid'
      ? joined.map((each) => each.total)
      : (paid?.orders ?? []).filter((each) => each.id !== id).map(({ amount }) => amount);
  const [alone, many] = names[kind];
  return (
    <Card>
      <div className={styles.sum}>
        <div className={styles.facts}>
          <p className={styles.number}>
            <Link tone="quiet" href={paths.orderDetail(id)}>
              {t('order', { no: orderNo })}
            </Link>
          </p>
          <p className={styles.quiet}>{t('merchant', { name: merchant.name })}</p>
          {/* Not a live region: numbers that run are not to be heard. */}
          {left && payDeadline && <p className={styles.quiet}>{t('deadline', { time: minuteOf(payDeadline), left: t(left.unit, { count: left.count }) })}</p>}
        </div>
        <div>
          <p className={styles.toPay}>
            {together.length === 0 ? t(alone) : t(many, { count: together.length + 1 })}{' '}
            <Money value={sumOf([total, ...together])} currency={currency} tone="total" />
          </p>
          {together.length === 0 && <TotalsLine order={order} />}
        </div>
      </div>
    </Card>
  );
}

function TotalsLine({ order }: { order: OrderDetail }) {
  return <p className={styles.quiet}>{useTotalsLine(order.totals)}</p>;
}
