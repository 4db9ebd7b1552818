import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import {
  confirmOrder,
  merchantOrderCountsQuery,
  merchantOrderQuery,
  merchantOrdersQuery,
  packingList,
  reportParcel,
  resolveClaim,
  sendReplacement,
  shipOrder,
} from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useIntention } from '../../../parts/action/useIntention.ts';
import { refundRefresh } from '../../orders/order-detail/refundRefresh.ts';
import { useOrderFiles } from '../../orders/order-detail/useOrderFiles.ts';
import type { MerchantOrderProps } from './MerchantOrder.tsx';

export interface MerchantOrderOptions {
  id: number;
  /** Hands a file to the browser. */
  onFile: (file: Blob, name: string) => void;
}

/** Binds one order to the merchant to its calls. What was changed is read again before the action counts as done. */
export function useMerchantOrder({ id, onFile }: MerchantOrderOptions): Omit<MerchantOrderProps, 'backHref' | 'onCopy' | 'onExport'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const shipping = useIntention();
  const refresh = async () => {
    await invalidate(merchantOrderQuery);
    void invalidate(merchantOrdersQuery);
    void invalidate(merchantOrderCountsQuery);
  };
  // A function of each draw: SWR looks at it again when the order has changed.
  const answer = merchantOrderQuery.use({ id }, { refreshInterval: (last) => refundRefresh(last) });
  return {
    order: toLoadable(answer),
    onConfirm: async () => {
      await confirmOrder({ id }, { client });
      await refresh();
    },
    onShip: async (shipment) => {
      await shipOrder({ id, ...shipment }, { client, idempotencyKey: shipping.keyOf(shipment) });
      shipping.done();
      await refresh();
    },
    onReport: async (news) => {
      await reportParcel(news, { client });
      await refresh();
    },
    onResolve: async (answer) => {
      await resolveClaim({ id, ...answer }, { client });
      await refresh();
    },
    onReplace: async (parcel) => {
      await sendReplacement({ id, ...parcel }, { client });
      await refresh();
    },
    onFile: useOrderFiles(onFile),
    onPackingList: async ({ orderNo }) => {
      const { blob, name } = await packingList({ id }, { client });
      onFile(blob, name ?? `${orderNo}.pdf`);
    },
  };
}
