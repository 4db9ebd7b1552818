import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { orderDetailQuery, setWarehousingNo } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useMerchantContact } from '../../parts/contact-merchant/useMerchantContact.ts';
import type { OrderDetailProps } from './OrderDetail.tsx';

/** An order of the member. */
export function useOrderDetail(id: number): Pick<OrderDetailProps, 'order' | 'onWarehousingNo' | 'onContact'> & {
  /** Whether there is none, or it is somebody else's. */
  isMissing: boolean;
} {
  const client = useApi();
  const invalidate = useInvalidate();
  const onContact = useMerchantContact();
  const answer = orderDetailQuery.use({ id });
  return {
    order: toLoadable(answer),
    onContact,
    isMissing: answer.error?.status === 404,
    onWarehousingNo: async (orderId, input) => {
      await setWarehousingNo({ id: orderId, ...input }, { client });
      await invalidate(orderDetailQuery);
    },
  };
}
