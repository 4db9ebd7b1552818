import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { orderCountsQuery, orderDetailQuery, ordersQuery, receiveReplacement, sendBack, setWarehousingNo } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useMerchantContact } from '../../parts/contact-merchant/useMerchantContact.ts';
import type { OrderDetailProps } from './OrderDetail.tsx';
import { refundRefresh } from './refundRefresh.ts';

/** An order of the member. */
export function useOrderDetail(id: number): Pick<OrderDetailProps, 'order' | 'onWarehousingNo' | 'onSendBack' | 'onReceiveReplacement' | 'onContact'> & {
  /** Whether there is none, or it is somebody else's. */
  isMissing: boolean;
} {
  const client = useApi();
  const invalidate = useInvalidate();
  const onContact = useMerchantContact();
  // A function of each draw: SWR looks at it again when the order has changed.
  const answer = orderDetailQuery.use({ id }, { refreshInterval: (last) => refundRefresh(last) });
  return {
    order: toLoadable(answer),
    onContact,
    isMissing: answer.error?.status === 404,
    onSendBack: async (orderId, parcel) => {
      await sendBack({ id: orderId, ...parcel }, { client });
      await invalidate(orderDetailQuery);
    },
    onReceiveReplacement: async (orderId) => {
      await receiveReplacement({ id: orderId }, { client });
      await Promise.all([invalidate(orderDetailQuery), invalidate(ordersQuery), invalidate(orderCountsQuery)]);
    },
    onWarehousingNo: async (orderId, input) => {
      await setWarehousingNo({ id: orderId, ...input }, { client });
      await invalidate(orderDetailQuery);
    },
  };
}
