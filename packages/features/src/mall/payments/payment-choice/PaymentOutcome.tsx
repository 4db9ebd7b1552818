import type { OrderDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ClockIcon, SuccessIcon, SwapIcon, WarningIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { moneyText } from '../../parts/money/moneyText.ts';
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
  const { id, total, currency, closeReason } = order;
  const amount = moneyText(total, currency);
  const texts: Record<Outcome, string> = {
    asking: t('askingText'),
    unclear: t('unclearText'),
    paid: paid !== null && paid.count > 1 ? t('paidTogether', { amount: moneyText(paid.amount, currency), count: paid.count }) : t('paidText', { amount }),
    alreadyPaid: t('alreadyPaidText'),
    refunding: t('refundingText', { amount }),
    refunded: t('refundedText', { amount }),
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
            {t(view)}
          </p>
          <p className={styles.quiet}>{texts[view]}</p>
        </div>
        {view !== 'asking' && (
          <div className={styles.start}>
            <LinkButton href={paths.orderDetail(id)} variant={view === 'unclear' ? 'outline' : 'solid'}>
              {t('toOrder')}
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
