// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMerchantOrders } from '../../merchant/merchant-orders/useMerchantOrders.ts';
import { useOrders } from './useOrders.ts';

afterEach(cleanup);

const counted = vi.fn(() => ({ data: [{ state: 'PAID' as const, count: 1 }], totalRecord: 1 }));
const none = () => ({ data: [], totalRecord: 0 });
const client = fakeApi({ orders: none, orderCounts: counted, merchantOrders: none, merchantOrderCounts: counted });
const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;

test('状态后面的数按搜索的词数，买家和卖家都是', async () => {
  const buyer = renderHook(() => useOrders({ currency: 'CNY', state: null, keywords: 'STM32', page: 1 }), { wrapper });
  await waitFor(() => expect(buyer.result.current.counts.status).toBe('ready'));
  expect(counted).toHaveBeenLastCalledWith({ currency: 'CNY', keywords: 'STM32' });
  const seller = renderHook(() => useMerchantOrders({ state: 'all', keywords: 'STM32' }), { wrapper });
  await waitFor(() => expect(seller.result.current.counts).not.toBeNull());
  expect(counted).toHaveBeenLastCalledWith({ keywords: 'STM32' });
});
