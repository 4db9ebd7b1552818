// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { merchantCounts, sampleBargain, sampleInvoice } from '../merchant.fixtures.ts';
import { useMerchantBargains } from '../merchant-bargains/useMerchantBargains.ts';
import { useMerchantInvoices } from '../merchant-invoices/useMerchantInvoices.ts';
import { useMerchantWaiting } from './useMerchantWaiting.ts';

afterEach(cleanup);

const many = <Row,>(data: Row[]) => ({ data, totalRecord: data.length });

function bind() {
  const waits = { asked: 2, applied: 1 };
  const bargainCounts = vi.fn(() => many([{ state: 'asked' as const, count: waits.asked }]));
  const client = fakeApi({
    merchantOrderCounts: () => many(merchantCounts),
    merchantBargainCounts: bargainCounts,
    merchantInvoiceCounts: () =>
      many([
        { state: 'applied' as const, count: waits.applied },
        { state: 'issued' as const, count: 40 },
      ]),
    merchantCreditCounts: () => many([{ state: 'applied' as const, count: 4 }]),
    merchantBargains: () => many([sampleBargain()]),
    merchantInvoices: () => many([sampleInvoice()]),
    decideBargain: () => {
      waits.asked -= 1;
      return sampleBargain({ state: 'refused' });
    },
    decideInvoice: () => {
      waits.applied -= 1;
      return sampleInvoice({ state: 'issued' });
    },
  });
  return { bargainCounts, wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider> };
}

test('要处理的有几项：待发货、部分发货、售后中的订单，议价中的，申请中的发票，待审核的月结；答复以后少一项', async () => {
  const { wrapper } = bind();
  const use = () => ({
    waiting: useMerchantWaiting(true),
    bargains: useMerchantBargains('all'),
    invoices: useMerchantInvoices({ state: 'all', onFile: vi.fn() }),
  });
  const { result } = renderHook(use, { wrapper });
  await waitFor(() => expect(result.current.waiting).toEqual({ orders: 3, bargains: 2, invoices: 1, credit: 4 }));
  await act(async () => void (await result.current.bargains.onDecide({ id: 61, decision: 'refuse', answer: '低于成本' })));
  await act(async () => void (await result.current.invoices.onIssue(41, '26332000000012345678')));
  await waitFor(() => expect(result.current.waiting).toEqual({ orders: 3, bargains: 1, invoices: 0, credit: 4 }));
  expect(result.current.bargains.counts).toEqual([{ state: 'asked', count: 1 }]);
});

test('不是卖家的什么也不问', () => {
  const { bargainCounts, wrapper } = bind();
  const { result } = renderHook(() => useMerchantWaiting(false), { wrapper });
  expect(result.current).toEqual({ orders: 0, bargains: 0, invoices: 0, credit: 0 });
  expect(bargainCounts).not.toHaveBeenCalled();
});
