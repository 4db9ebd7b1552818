import type { OrderWish } from '@chippage/api/types';
import { AddressPicker } from '@chippage/features/AddressPicker';
import { InvoiceTitlePicker } from '@chippage/features/InvoiceTitlePicker';
import { OrderCreate, type OrderCreateStep, useOrderCreate } from '@chippage/features/OrderCreate';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../../page/PageHead.tsx';
import { usePageHandle } from '../../../page/usePageHandle.ts';
import { useSessionStore } from '../../../page/useSessionStore.ts';
import { mallPaths } from '../mall.paths.ts';
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
    wantedStep,
    hrefOf: orderHref,
    onStep: (href) => void navigate(href),
    store: useSessionStore(),
    notify,
    count,
    onMade: (orders) => {
      const [first, ...others] = orders;
      // Orders in yuan can be paid at once.
      const joined = others.filter(({ currency }) => currency === 'CNY' && first?.currency === 'CNY').map(({ id }) => id);
      // Back must not lead to what is already ordered.
      if (first) void navigate(mallPaths.payOrder(first.id, { with: joined.join('-') || null }), { replace: true });
    },
  });
  return (
    <>
      <PageHead title={order.failure ? t('withError', { title }) : title} description={description} />
      <OrderCreate {...order} renderAddresses={(error) => <AddressPicker {...addresses} error={error} />} titles={<InvoiceTitlePicker {...titles} />} />
    </>
  );
}
