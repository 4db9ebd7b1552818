import type { OrderDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ClockIcon, SuccessIcon, SwapIcon, WarningIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { paymentChoiceMessages } from './messages.ts';
import type { PayReturn, PayView } from './payView.ts';
import * as styles from './PaymentChoice.css.ts';

/** The views in which nothing is to be chosen. */
export type Outcome = Exclude<PayView, 'choose' | 'attemptClosed'>;

const icons = {
  asking: <Spinner size={24} />,
  unclear: <ClockIcon size={24} />,
  paid: <SuccessIcon size={24} />,
  alreadyPaid: <SuccessIcon size={24} />,
  refunding: <SwapIcon size={24} />,
  refunded: <SwapIcon size={24} />,
  mismatch: <WarningIcon size={24} />,
  review: <ClockIcon size={24} />,
  closed: <WarningIcon size={24} />,
  expired: <WarningIcon size={24} />,
};
const tones: Record<Outcome, string> = {
  asking: styles.info,
  unclear: styles.warn,
  paid: styles.ok,
  alreadyPaid: styles.ok,
  refunding: styles.info,
  refunded: styles.ok,
  mismatch: styles.warn,
  review: styles.info,
  closed: styles.warn,
  expired: styles.warn,
};

interface PaymentOutcomeProps {
  view: Outcome;
  order: OrderDetail;
  /** What the payment that the visitor comes back from paid. */
  paid: PayReturn['paid'];
  onAskAgain: () => void;
}

/** What came of a payment, and what to do next. */
export function PaymentOutcome({ view, order, paid, onAskAgain }: PaymentOutcomeProps) {
  const t = useMessages(paymentChoiceMessages);
  const paths = usePaths(mallPaths);
  const { id, state, total, currency, closeReason } = order;
  const amount = moneyText(total, currency);
  const back = paid?.back ?? [];
  // This order's own share goes back although it is not closed: it was paid by another way.
  const isOtherwise = (view === 'refunding' || view === 'refunded') && state !== 'CLOSED';
  const together = paid !== null && paid.orders.length > 1 ? paid : null;
  const texts: Record<Outcome, string> = {
    asking: t('askingText'),
    unclear: t('unclearText'),
    paid: together ? t('paidTogether', { amount: moneyText(together.amount, currency), count: together.orders.length }) : t('paidText', { amount }),
    alreadyPaid: t('alreadyPaidText'),
    refunding: t(isOtherwise ? 'refundingOtherwiseText' : 'refundingText', { amount }),
    refunded: t(isOtherwise ? 'refundedOtherwiseText' : 'refundedText', { amount }),
    mismatch: t('mismatchText'),
    review: t('reviewText'),
    closed: closeReason === null ? t('closedPlain') : t('closedText', { reason: closeReason.replace(/[。.]$/, '') }),
    expired: t('expiredText'),
  };
  return (
    <Card padding="lg">
      <div className={styles.stack}>
        {/* One live region for all of them: each change of state is heard, once. */}
        <div className={styles.outcome} role="status">
          <p className={styles.outcomeHead}>
            <span className={tones[view]}>{icons[view]}</span>
            {t(isOtherwise && (view === 'refunding' || view === 'refunded') ? `${view}Otherwise` : view)}
          </p>
          <p className={styles.quiet}>{together && back.length > 0 ? <Parts paid={together} currency={currency} /> : texts[view]}</p>
        </div>
        {view !== 'asking' && (
          <div className={styles.start}>
            {/* Each of several has its own link beside the sum. */}
            <LinkButton href={together ? paths.myOrders(null) : paths.orderDetail(id)} variant={view === 'unclear' ? 'outline' : 'solid'}>
              {t(together ? 'toOrders' : 'toOrder')}
            </LinkButton>
            {view === 'unclear' && (
              <>
                <Button variant="outline" onPress={onAskAgain}>
                  {t('askAgain')}
                </Button>
                <LinkButton variant="plain" href={paths.payOrder(id)}>
                  {t('payAgain')}
                </LinkButton>
              </>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** What of a payment of several orders was kept, and what goes back, order by order. */
function Parts({ paid: { amount, orders, back }, currency }: { paid: NonNullable<PayReturn['paid']>; currency: OrderDetail['currency'] }) {
  const t = useMessages(paymentChoiceMessages);
  const parts = back.map((share) => {
    const key = share.why === 'closed' ? 'partClosed' : 'partOtherwise';
    return t(share.isSent ? key : `${key}Sending`, { no: share.orderNo, amount: moneyText(share.amount, currency) });
  });
  const rest = orders.length - back.length;
  return (
    <>
      {t('received', { amount: moneyText(amount, currency), parts: parts.join('，') })}
      {rest > 0 && t('rest', { count: rest })}
    </>
  );
}
