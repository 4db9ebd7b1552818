import type { Loadable } from '@chippage/api/loadable';
import type { Address, InvoiceTitle, OrderPreparation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { ErrorState } from '@chippage/ui/ErrorState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
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
  const { preparation, step, reached, hrefOf, address, draft, onDraft, failure } = props;
  const t = useMessages(orderCreateMessages);
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const forwarder = useRef<HTMLInputElement>(null);
  const warehousing = useRef<HTMLInputElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setChecked(false);
    heading.current?.focus();
  }, [step]);

  const data = preparation.status === 'ready' ? preparation.data : null;
  const goOn = (prepared: OrderPreparation) => {
    setChecked(true);
    const problems = draftProblems(draft);
    const wrong = problems.forwarder > 0 ? forwarder : problems.warehousingNo ? warehousing : null;
    // What is missing takes the focus.
    if (step === 1 && !address) return choice.current?.querySelector<HTMLElement>('input, button')?.focus();
    if (step === 2 && needsForwarder(prepared) && wrong) return wrong.current?.focus();
    if (step < 3) return props.onStep(reached === 3 || step === 2 ? 3 : 2);
    if (!address) return props.onStep(1);
    if (blockedLines(prepared).length > 0) return alert.current?.focus();
    if (Object.values(problems.remarks).every((over) => over === 0)) return props.onSubmit();
    review.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <NotReady preparation={preparation} />
        {data && (
          <>
            <CheckoutSteps step={step} reached={reached} hrefOf={hrefOf} />
            <FailureAlert ref={alert} failure={failure} preparation={data} />
            <h2 className={styles.stepTitle} ref={heading} tabIndex={-1}>
              {t(`step${step}`)}
            </h2>
          </>
        )}
        {data && step === 1 && (
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
        {data && step === 2 && (
          <PaymentStep preparation={data} draft={draft} onDraft={onDraft} isChecked={isChecked} forwarderRef={forwarder} warehousingRef={warehousing} />
        )}
        {data && step === 3 && (
          <div className={styles.main} ref={review}>
            <OrderReview preparation={data} address={address} title={props.title} draft={draft} onDraft={onDraft} hrefOf={hrefOf} />
          </div>
        )}
      </div>
      {data && (
        <OrderSummary
          preparation={data}
          step={step}
          isReviewed={reached === 3}
          isPending={props.isPending}
          error={isChecked && !address ? t('noAddress') : undefined}
          onNext={() => goOn(data)}
        />
      )}
    </div>
  );
}

function NotReady({ preparation }: { preparation: OrderCreateProps['preparation'] }) {
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  if (preparation.status === 'ready') return null;
  if (preparation.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <Skeleton shape="block" height="320px" />
      </SkeletonRegion>
    );
  }
  const toCart = (
    <LinkButton variant="outline" href={paths.cart()}>
      {t('backToCart')}
    </LinkButton>
  );
  return (
    <ErrorState title={t('failed')} onRetry={preparation.onRetry} retryLabel={t('retry')} action={toCart}>
      {preparation.message}
    </ErrorState>
  );
}
