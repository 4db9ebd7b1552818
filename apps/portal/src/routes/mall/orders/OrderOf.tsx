import type { OrderWish } from '@chippage/api/types';
import { AddressPicker } from '@chippage/features/AddressPicker';
import { InvoiceTitlePicker } from '@chippage/features/InvoiceTitlePicker';
import { OrderCreate, type OrderCreateStep, useOrderCreate } from '@chippage/features/OrderCreate';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { PageHead } from '../../../page/PageHead.tsx';
import { usePageHandle } from '../../../page/usePageHandle.ts';
import { useSessionStore } from '../../../page/useSessionStore.ts';
import { useCartSite } from '../cart/useCartSite.ts';
import { t } from './orders.words.ts';
import { orderHref } from './orderWish.ts';

/** The order of what the address names. */
export function OrderOf({ wish, wantedStep }: { wish: OrderWish; wantedStep: OrderCreateStep }) {
  const navigate = useNavigate();
  const { title = '', description = '' } = usePageHandle();
  const { notify, count } = useCartSite();
  const { order, addresses, titles } = useOrderCreate({
    wish,
    // Back to what is already ordered shows the orders; going to the same anew is another purchase.
    isNew: useNavigationType() === NavigationType.Push,
    wantedStep,
    hrefOf: orderHref,
    onStep: (href) => void navigate(href),
    store: useSessionStore(),
    notify,
    count,
    onMade: (payHref) => void navigate(payHref, { replace: true }),
    onAsked: (requestHref) => void navigate(requestHref, { replace: true }),
  });
  return (
    <>
      <PageHead title={order.failure ? t('withError', { title }) : title} description={description} />
      <OrderCreate {...order} renderAddresses={(error) => <AddressPicker {...addresses} error={error} />} titles={<InvoiceTitlePicker {...titles} />} />
    </>
  );
}
