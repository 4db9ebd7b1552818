import type { Loadable } from '@chippage/api/loadable';
import type { Address, InvoiceTitle, OrderPreparation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { blockedLines, draftProblems, needsForwarder, type OrderCreateStep, type OrderDraft, type OrderFailure } from './orderDraft.ts';
import { OrderReview } from './OrderReview.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';

export interface OrderCreateProps {
  preparation: Loadable<OrderPreparation>;
  step: OrderCreateStep;
  /** The furthest step that was reached. */
  reached: OrderCreateStep;
  hrefOf: (step: OrderCreateStep) => string;
  onStep: (step: OrderCreateStep) => void;
  /** What was chosen, or counts by default. */
  address: Address | null;
  title: InvoiceTitle | null;
  /** The choice of an address, see `AddressPicker`. @param error What is wrong with it. */
  renderAddresses: (error: string | undefined) => ReactNode;
  /** The choice of an invoice title, see `InvoiceTitlePicker`. */
  titles: ReactNode;
  draft: OrderDraft;
  onDraft: (part: Partial<OrderDraft>) => void;
  onSubmit: () => void;
  isPending: boolean;
  failure: OrderFailure | null;
}

/** The way from what was chosen to an order: where it goes and whom it is billed to, how it is paid, and everything once more before it is sent. */
export function OrderCreate(props: OrderCreateProps) {
  const { preparation } = props;
  const t = useMessages(orderCreateMessages);
  const paths = usePaths();
  if (preparation.status === 'ready') return <Steps {...props} preparation={preparation.data} />;
  return (
    <div className={styles.main}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      {preparation.status === 'loading' ? (
        <SkeletonRegion label={t('loading')}>
          <Skeleton shape="block" height="320px" />
        </SkeletonRegion>
      ) : (
        <ErrorState
          title={t('failed')}
          onRetry={preparation.onRetry}
          retryLabel={t('retry')}
          action={
            <LinkButton variant="outline" href={paths.cart()}>
              {t('backToCart')}
            </LinkButton>
          }
        >
          {preparation.message}
        </ErrorState>
      )}
    </div>
  );
}

function Steps(props: Omit<OrderCreateProps, 'preparation'> & { preparation: OrderPreparation }) {
  const { preparation, step, reached, hrefOf, address, draft, onDraft, failure } = props;
  const t = useMessages(orderCreateMessages);
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const forwarder = useRef<HTMLInputElement>(null);
  const warehousing = useRef<HTMLInputElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setChecked(false);
    heading.current?.focus();
  }, [step]);

  /** Moves focus to what is missing. @returns whether something is */
  const isMissing = (): boolean => {
    setChecked(true);
    if (step === 1 && !address) {
      choice.current?.querySelector<HTMLElement>('input, button')?.focus();
      return true;
    }
    const problems = draftProblems(draft);
    if (step === 2 && needsForwarder(preparation) && (problems.forwarder > 0 || problems.warehousingNo)) {
      (problems.forwarder > 0 ? forwarder : warehousing).current?.focus();
      return true;
    }
    return false;
  };
  const goOn = () => {
    if (isMissing()) return;
    if (step < 3) return props.onStep(reached === 3 || step === 2 ? 3 : 2);
    if (!address) return props.onStep(1);
    const problems = draftProblems(draft);
    if (blockedLines(preparation).length > 0) return alert.current?.focus();
    if (Object.values(problems.remarks).every((over) => over === 0)) return props.onSubmit();
    document.querySelector<HTMLElement>(`.${styles.remark} [aria-invalid=true]`)?.focus();
  };
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <CheckoutSteps step={step} reached={reached} hrefOf={hrefOf} />
        <FailureAlert ref={alert} failure={failure} preparation={preparation} />
        <h2 className={styles.stepTitle} ref={heading} tabIndex={-1}>
          {t(`step${step}`)}
        </h2>
        {step === 1 && (
          <>
            <div ref={choice}>
              <Card title={t('address')} headingLevel={3}>
                {props.renderAddresses(isChecked && !address ? t('noAddress') : undefined)}
              </Card>
            </div>
            <Card title={t('invoice')} headingLevel={3}>
              {props.titles}
            </Card>
          </>
        )}
        {step === 2 && (
          <PaymentStep preparation={preparation} draft={draft} onDraft={onDraft} isChecked={isChecked} forwarderRef={forwarder} warehousingRef={warehousing} />
        )}
        {step === 3 && <OrderReview preparation={preparation} address={address} title={props.title} draft={draft} onDraft={onDraft} hrefOf={hrefOf} />}
      </div>
      <OrderSummary preparation={preparation} step={step} isReviewed={reached === 3} isPending={props.isPending} onNext={goOn} />
    </div>
  );
}
