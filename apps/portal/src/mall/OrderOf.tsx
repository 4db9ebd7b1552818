import { useApi } from '@chippage/api/ApiProvider';
import type { ApiError } from '@chippage/api/errors';
import { toLoadable } from '@chippage/api/loadable';
import { prepareOrder } from '@chippage/api/mall';
import type { OrderPreparation, OrderWish } from '@chippage/api/types';
import { useAddresses } from '@chippage/features/AddressList';
import { AddressPicker, chosenPaper } from '@chippage/features/AddressPicker';
import { useInvoiceTitles } from '@chippage/features/InvoiceCenter';
import { InvoiceTitlePicker } from '@chippage/features/InvoiceTitlePicker';
import { needsForwarder, OrderCreate, type OrderCreateStep, payMethodOf } from '@chippage/features/OrderCreate';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { PageHead } from '../page/PageHead.tsx';
import { t } from './cartWords.ts';
import { orderHref } from './orderWish.ts';
import { useSavedDraft } from './useSavedDraft.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

/** The order of what the address names, bound to the member's papers. */
export function OrderOf({ wish, wantedStep }: { wish: OrderWish; wantedStep: OrderCreateStep }) {
  const client = useApi();
  const navigate = useNavigate();
  const href = orderHref(wish);
  const { draft, keep, forget } = useSavedDraft(href);
  const prepared = useSWR<OrderPreparation, ApiError>(['POST /mall/pay/order/prepare', href], () => prepareOrder(wish, { client }));
  const { addresses, onAdd: addAddress, onEdit: editAddress } = useAddresses();
  const { titles, onAdd: addTitle, onEdit: editTitle } = useInvoiceTitles();
  const { submit, isPending, failure, clearFailure } = useSubmitOrder({ wish, draft, keep, forget, prepareAgain: () => prepared.mutate() });

  const address = chosenPaper(addresses, draft.addressId);
  const titleId = draft.titleId === undefined ? (prepared.data?.title?.id ?? null) : draft.titleId;
  const title = titles.status === 'ready' ? (titles.data.find(({ id }) => id === titleId) ?? null) : null;
  const forwarder = draft.forwarder ?? address?.forwarder ?? '';
  const warehousingNo = draft.warehousingNo ?? address?.warehousingNo ?? '';
  const step = wantedStep <= draft.reached ? wantedStep : draft.reached;
  const goTo = (next: OrderCreateStep) => {
    clearFailure();
    if (next > draft.reached) keep({ reached: next });
    void navigate(orderHref(wish, next));
  };
  const send = () => {
    const { data } = prepared;
    if (!data || !address) return;
    const delivery = needsForwarder(data) ? { forwarder: forwarder.trim(), warehousingNo: warehousingNo.trim() } : {};
    submit(data, { addressId: address.id, ...(title ? { titleId: title.id } : {}), payMethod: payMethodOf(data, draft.payMethod), ...delivery });
  };
  return (
    <>
      <PageHead title={t(failure ? 'orderWithError' : 'order')} description={t('orderDescription')} />
      <OrderCreate
        preparation={toLoadable(prepared)}
        step={step}
        reached={draft.reached}
        hrefOf={(next) => orderHref(wish, next)}
        onStep={goTo}
        address={address}
        title={title}
        renderAddresses={(error) => (
          <AddressPicker
            addresses={addresses}
            onAdd={addAddress}
            onEdit={editAddress}
            value={draft.addressId}
            onChange={(addressId) => keep({ addressId })}
            error={error}
          />
        )}
        titles={<InvoiceTitlePicker titles={titles} onAdd={addTitle} onEdit={editTitle} value={title?.id ?? null} onChange={(id) => keep({ titleId: id })} />}
        draft={{ payMethod: draft.payMethod, forwarder, warehousingNo, remarks: draft.remarks }}
        onDraft={keep}
        onSubmit={send}
        isPending={isPending}
        failure={failure}
      />
    </>
  );
}
