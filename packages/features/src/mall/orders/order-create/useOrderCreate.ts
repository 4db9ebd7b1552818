import { toLoadable } from '@chippage/api/loadable';
import { prepareOrder } from '@chippage/api/mall';
import { useReading } from '@chippage/api/query';
import type { OrderWish } from '@chippage/api/types';
import type { CartSite } from '../../cart/browser-cart/cartSite.ts';
import { usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { useTakeCart } from '../../cart/browser-cart/useTakeCart.ts';
import { useAddresses } from '../../papers/address-list/useAddresses.ts';
import type { AddressPickerProps } from '../../papers/address-picker/AddressPicker.tsx';
import { useInvoiceTitles } from '../../papers/invoice-center/useInvoiceTitles.ts';
import type { InvoiceTitlePickerProps } from '../../papers/invoice-title-picker/InvoiceTitlePicker.tsx';
import { chosenPaper } from '../../papers/paper-cards/chosenPaper.ts';
import type { OrderCreateProps } from './OrderCreate.tsx';
import { invoiceCount, needsForwarder, type OrderCreateStep, payMethodOf } from './orderDraft.ts';
import { payParams } from './savedOrders.ts';
import { useSavedDraft } from './useSavedDraft.ts';
import { useSavedOrders } from './useSavedOrders.ts';
import { type Submission, useSubmitOrder } from './useSubmitOrder.ts';

interface OrderCreateOptions extends Pick<Submission, 'wish' | 'notify'>, Pick<CartSite, 'count'> {
  /** Whether somebody asks for this order now, and does not come back to it: orders made before of the same are another purchase. */
  isNew: boolean;
  /** The step that the address asks for; one that was not reached yet is not shown. */
  wantedStep: OrderCreateStep;
  /** Address of a step of this order; the first one names what is kept of it. */
  hrefOf: (wish: OrderWish, step?: OrderCreateStep) => string;
  /** Goes to the address of a step. */
  onStep: (href: string) => void;
  /** Hears of the address where the orders that were made are paid, or seen where they are on credit terms. */
  onMade: (payHref: string) => void;
  /** Hears of the address of the request, where somebody in the company has to agree first. */
  onAsked: (requestHref: string) => void;
  /** `sessionStorage`; absent on the server, and where there is none. */
  store: Storage | undefined;
}

/** The order of a wish, bound to the member's papers, with what was filled in kept for the visit. */
export function useOrderCreate({ wish, isNew, wantedStep, hrefOf, onStep, store, notify, count, onMade, onAsked }: OrderCreateOptions): {
  order: Omit<OrderCreateProps, 'renderAddresses' | 'titles'>;
  addresses: AddressPickerProps;
  titles: InvoiceTitlePickerProps;
} {
  const { draft, keep, forget } = useSavedDraft(hrefOf(wish), store);
  const { made, keepMade } = useSavedOrders(hrefOf(wish), isNew, store);
  const paths = usePaths(mallPaths);
  // What was ordered is not priced once more.
  const prepared = useReading(prepareOrder, made ? null : wish);
  const { addresses, onAdd: onAddAddress, onEdit: onEditAddress } = useAddresses();
  const { titles, onAdd: onAddTitle, onEdit: onEditTitle } = useInvoiceTitles();
  const onCart = useTakeCart(count);
  const prepareAgain = () => prepared.mutate();
  const { submit, isPending, failure, clearFailure } = useSubmitOrder({
    wish,
    draft,
    keep,
    forget,
    made,
    keepMade,
    prepareAgain,
    notify,
    onCart,
    onMade: (orders) => {
      const pay = payParams(orders);
      const [first, ...others] = orders;
      if (pay) onMade(paths.payOrder(pay.id, { with: pay.with }));
      else if (first) onMade(others.length === 0 ? paths.orderDetail(first.id) : paths.myOrders());
    },
    onAsked: (requestId) => onAsked(paths.orderRequest(requestId)),
  });

  const address = chosenPaper(addresses, draft.addressId);
  const titleId = draft.titleId === undefined ? (prepared.data?.title?.id ?? null) : draft.titleId;
  const hasInvoice = prepared.data !== undefined && invoiceCount(prepared.data) > 0;
  const title = hasInvoice && titles.status === 'ready' ? (titles.data.find(({ id }) => id === titleId) ?? null) : null;
  const forwarder = draft.forwarder ?? address?.forwarder ?? '';
  const warehousingNo = draft.warehousingNo ?? address?.warehousingNo ?? '';
  const send = () => {
    const { data } = prepared;
    if (!data || !address) return;
    const payMethod = payMethodOf(data, draft.payMethod);
    const delivery = needsForwarder(data) ? { forwarder: forwarder.trim(), warehousingNo: warehousingNo.trim() } : {};
    submit(data, {
      addressId: address.id,
      ...(title ? { titleId: title.id } : {}),
      payMethod,
      ...(payMethod === 'terms' && { poNo: draft.poNo.trim() }),
      ...delivery,
    });
  };
  const again = () => {
    // Another purchase, not the same one sent once more.
    keep({ idempotencyKey: null });
    keepMade(null);
  };
  return {
    order: {
      preparation: toLoadable(prepared),
      isFromCart: wish.lineIds !== undefined,
      made,
      onAgain: wish.goods ? again : undefined,
      step: wantedStep <= draft.reached ? wantedStep : draft.reached,
      reached: draft.reached,
      hrefOf: (next) => hrefOf(wish, next),
      onStep: (next) => {
        clearFailure();
        if (next > draft.reached) keep({ reached: next });
        onStep(hrefOf(wish, next));
      },
      address,
      title,
      draft: { payMethod: draft.payMethod, poNo: draft.poNo, forwarder, warehousingNo, remarks: draft.remarks, note: draft.note },
      onDraft: keep,
      onSubmit: send,
      isPending,
      failure,
    },
    addresses: { addresses, onAdd: onAddAddress, onEdit: onEditAddress, value: draft.addressId, onChange: (addressId) => keep({ addressId }) },
    titles: { titles, onAdd: onAddTitle, onEdit: onEditTitle, value: title?.id ?? null, onChange: (id) => keep({ titleId: id }) },
  };
}
