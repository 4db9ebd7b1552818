import { useApi } from '@chippage/api/ApiProvider';
import {
  buyAgain,
  cartQuery,
  claimOrder,
  prepareClaim,
  uploadClaimFile,
  closeOrder,
  createPi,
  finishOrder,
  orderCountsQuery,
  orderDetailQuery,
  ordersQuery,
  removeOrder,
} from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { BuyerActions } from './buyerActions.ts';

interface BuyerActionsOptions {
  /** The goods of an order are in the cart. */
  onBought: () => void;
  /** An order is out of the list. */
  onRemoved?: () => void;
}

/** Binds what a buyer can do with orders to the API; what is on screen is read again. */
export function useBuyerActions({ onBought, onRemoved }: BuyerActionsOptions): BuyerActions {
  const client = useApi();
  const invalidate = useInvalidate();
  const changed = async () => {
    await Promise.all([invalidate(orderDetailQuery), invalidate(ordersQuery), invalidate(orderCountsQuery)]);
  };
  return {
    onClose: async (id, reason) => {
      await closeOrder({ id, reason }, { client });
      await changed();
    },
    onFinish: async (id) => {
      await finishOrder({ id }, { client });
      await changed();
    },
    onClaim: async (id, claim) => {
      await claimOrder({ id, ...claim }, { client });
      await changed();
    },
    onClaimQuote: (id, wish) => prepareClaim({ id, ...wish }, { client }),
    onClaimUpload: (file, { signal, onProgress }) => uploadClaimFile({ file }, { client, signal, onProgress }),
    onRemove: async (id) => {
      await removeOrder({ id }, { client });
      onRemoved?.();
      await Promise.all([invalidate(ordersQuery), invalidate(orderCountsQuery)]);
    },
    onBuyAgain: async (id) => {
      await buyAgain({ id }, { client });
      await invalidate(cartQuery);
      onBought();
    },
    onMakePi: async (id) => {
      await createPi({ orderId: id }, { client });
      await invalidate(orderDetailQuery);
    },
  };
}
