// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MallSite } from '../../parts/mallSite.ts';
import { sampleDetail, sampleMerchant } from '../goods.fixtures.ts';
import { useGoodsDetail } from '../goods-page/useGoodsDetail.ts';
import { useMerchant, useMerchants } from './useMerchants.ts';

afterEach(cleanup);

const merchant = sampleMerchant({ id: 7, followers: 3, isFollowed: false });
const detail = sampleDetail({ isFavoured: false, isFollowed: false });

/** A mall whose changes are not answered yet. */
function bind<T>(hook: (site: MallSite) => T) {
  const never = () => new Promise<never>(() => undefined);
  const client = fakeApi({
    merchantList: () => ({ data: [merchant], totalRecord: 1 }),
    merchantDetail: () => merchant,
    goodsDetail: () => detail,
    setFollowMerchant: never,
    setFavouriteGoods: never,
  });
  const site: MallSite = { memberId: 5, notify: vi.fn(), requireLogin: (_reason, action) => action() };
  return renderHook(() => hook(site), { wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider> });
}

test('关注列表里的卖家：答复没到，字和人数已经变', async () => {
  const { result } = bind((site) => useMerchants({ keywords: '', page: 1 }, site));
  await vi.waitFor(() => expect(result.current.merchants.status).toBe('ready'));
  act(() => result.current.onFollow(7, true));
  expect(result.current.merchants).toMatchObject({ data: { data: [{ id: 7, isFollowed: true, followers: 4 }] } });
});

test('关注一个卖家：答复没到，字和人数已经变', async () => {
  const { result } = bind((site) => useMerchant(7, site));
  await vi.waitFor(() => expect(result.current.merchant.status).toBe('ready'));
  act(() => result.current.onFollow(true));
  expect(result.current.merchant).toMatchObject({ data: { isFollowed: true, followers: 4 } });
});

test('收藏商品、关注它的卖家：答复没到已经变', async () => {
  const { result } = bind((site) => useGoodsDetail(detail.id, site));
  await vi.waitFor(() => expect(result.current.page.goods.status).toBe('ready'));
  act(() => result.current.page.onFavourite(true));
  act(() => result.current.page.onFollow(true));
  expect(result.current.page.goods).toMatchObject({ data: { isFavoured: true, isFollowed: true } });
});
