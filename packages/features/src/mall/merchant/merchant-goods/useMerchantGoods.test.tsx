// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { merchantGoodsRows, sampleMerchant } from '../merchant.fixtures.ts';
import { useMyMerchant } from '../merchant-frame/useMyMerchant.ts';
import { useMerchantGoods } from './useMerchantGoods.ts';

afterEach(cleanup);

test('下架以后，头上的件数和栏目上的一起重新读', async () => {
  const [row] = merchantGoodsRows;
  let onSale = 877;
  const client = fakeApi({
    myMerchant: () => sampleMerchant({ goodsCount: onSale }),
    merchantGoods: () => ({ data: merchantGoodsRows, totalRecord: merchantGoodsRows.length }),
    merchantGoodsCounts: () => ({ data: [{ state: 'on_sale' as const, count: onSale }], totalRecord: 1 }),
    setOnSale: vi.fn(() => {
      onSale -= 1;
      return { data: [{ ...row!, isOnSale: false }], totalRecord: 1 };
    }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => ({ merchant: useMyMerchant(), goods: useMerchantGoods({ state: 'all', keywords: '' }) }), { wrapper });
  await waitFor(() => expect(result.current.merchant).toMatchObject({ status: 'ready', data: { goodsCount: 877 } }));
  await act(async () => void (await result.current.goods.onSale([1], false)));
  await waitFor(() => expect(result.current.merchant).toMatchObject({ data: { goodsCount: 876 } }));
  await waitFor(() => expect(result.current.goods.counts).toEqual([{ state: 'on_sale', count: 876 }]));
});
