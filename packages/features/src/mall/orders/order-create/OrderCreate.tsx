import type { Loadable } from '@chippage/api/loadable';
import type { Address, InvoiceTitle, OrderPreparation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ApprovalNeeded } from './ApprovalNeeded.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import {
  blockedLines,
  draftProblems,
  invoiceCount,
  needsForwarder,
  type OrderCreateStep,
  type OrderDraft,
  type OrderFailure,
  payMethodOf,
} from './orderDraft.ts';
import { NotReady } from './NotReady.tsx';
import { OrderMade } from './OrderMade.tsx';
import { OrderReview } from './OrderReview.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import type { MadeOrder } from './savedOrders.ts';

export interface OrderCreateProps {
  preparation: Loadable<OrderPreparation>;
  /** Whether it is ordered out of the cart. */
  isFromCart: boolean;
  /** The orders that were made of it already; there is no form then. */
  made: readonly MadeOrder[] | null;
  /** Orders the same once more; absent where that cannot be. */
  onAgain?: (() => void) | undefined;
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
  const { preparation, isFromCart, made, step, reached, hrefOf, address, draft, onDraft, failure } = props;
  const t = useMessages(orderCreateMessages);
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const po = useRef<HTMLInputElement>(null);
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

  const prepared = made === null && preparation.status === 'ready' ? preparation.data : null;
  // Nothing is filled in for what cannot be ordered.
  const isBlocked = prepared !== null && blockedLines(prepared).length > 0;
  const data = isBlocked ? null : prepared;
  const goOn = (ready: OrderPreparation) => {
    setChecked(true);
    const problems = draftProblems(draft);
    const wrong = problems.forwarder > 0 ? forwarder : problems.warehousingNo ? warehousing : null;
    // What is missing takes the focus.
    if (step === 1 && !address) return choice.current?.querySelector<HTMLElement>('input, button')?.focus();
    if (step === 2 && needsForwarder(ready) && wrong) return wrong.current?.focus();
    if (step === 2 && problems.poNo > 0 && po.current) return po.current.focus();
    if (step < 3) return props.onStep(reached === 3 || step === 2 ? 3 : 2);
    if (!address) return props.onStep(1);
    if (problems.note === 0 && Object.values(problems.remarks).every((over) => over === 0)) return props.onSubmit();
    review.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        {made ? <OrderMade orders={made} onAgain={props.onAgain} /> : <NotReady preparation={preparation} isFromCart={isFromCart} />}
        {data && <CheckoutSteps step={step} reached={reached} hrefOf={hrefOf} />}
        {data?.approval && <ApprovalNeeded need={data.approval} />}
        {prepared && <FailureAlert failure={failure} preparation={prepared} isFromCart={isFromCart} />}
        {data && (
          <>
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
              {invoiceCount(data) < data.orders.length && <p>{t(invoiceCount(data) === 0 ? 'noInvoiceEver' : 'noInvoiceSome')}</p>}
              {invoiceCount(data) > 0 && props.titles}
            </Card>
          </>
        )}
        {data && step === 2 && (
          <PaymentStep
            preparation={data}
            draft={draft}
            onDraft={onDraft}
            isChecked={isChecked}
            poRef={po}
            forwarderRef={forwarder}
            warehousingRef={warehousing}
          />
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
          isOnTerms={payMethodOf(data, draft.payMethod) === 'terms'}
          isReviewed={reached === 3}
          isPending={props.isPending}
          error={isChecked && !address ? t('noAddress') : undefined}
          onNext={() => goOn(data)}
        />
      )}
    </div>
  );
}
