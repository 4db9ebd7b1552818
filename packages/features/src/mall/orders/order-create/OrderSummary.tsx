import type { OrderPreparation } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import type { OrderCreateStep } from './orderDraft.ts';
import { CurrencyTotals } from '../../parts/totals/CurrencyTotals.tsx';

interface OrderSummaryProps {
  preparation: OrderPreparation;
  step: OrderCreateStep;
  /** Whether the review was seen already: the other steps lead back to it. */
  /** Whether it is paid by the month. */
  isOnTerms: boolean;
  isReviewed: boolean;
  isPending: boolean;
  /** What keeps from going on, beside the button. */
  error?: string | undefined;
  onNext: () => void;
}

/** What has to be paid per currency, and the way on: beside the steps, or a bar at the bottom. */
export function OrderSummary({ preparation, step, isOnTerms, isReviewed, isPending, error, onNext }: OrderSummaryProps) {
  const t = useMessages(orderCreateMessages);
  const id = useId();
  const { orders, totals, payHours, approval } = preparation;
  const submit = approval ? t('ask') : orders.length > 1 ? t('submitMany', { count: orders.length }) : t('submit');
  const next = step === 3 ? submit : isReviewed ? t('back') : t(step === 1 ? 'toPayment' : 'toReview');
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t('summary')}</h2>
      </VisuallyHidden>
      {totals.map((sum) => (
        <CurrencyTotals key={sum.currency} sum={sum} />
      ))}
      <div className={styles.action}>
        {error !== undefined && <p className={styles.lineWrong}>{error}</p>}
        <Button tone={step === 3 && !approval ? 'money' : 'accent'} isPending={isPending} pendingLabel={t('submitting')} onPress={onNext}>
          {next}
        </Button>
      </div>
      {step === 3 && (
        <p className={`${styles.note} ${styles.wideOnly}`}>{approval ? t('askedHow') : isOnTerms ? t('termsSummary') : t('payHours', { hours: payHours })}</p>
      )}
    </section>
  );
}
