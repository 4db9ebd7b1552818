import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { merchantDetailQuery, merchantListQuery } from '@chippage/api/mall';
import type { Merchant } from '@chippage/api/types';
import type { Wishes } from '../../../parts/action/useWishes.ts';
import type { MallSite } from '../../parts/mallSite.ts';
import { useMembersView } from '../../parts/useMembersView.ts';
import type { MerchantHeadProps } from './MerchantHead.tsx';
import type { MerchantListProps } from './MerchantList.tsx';
import { useFollowMerchant } from './useFollowMerchant.ts';

const PAGE_SIZE = 20;

/** The call for a page of merchants, so that a loader and the page ask for the same. */
export const merchantListVariables = (keywords: string, pageIndex: number) => ({ ...(keywords !== '' && { keywords }), pageIndex, pageSize: PAGE_SIZE });

/** Merchants, by name. */
export function useMerchants(
  { keywords, page }: { keywords: string; page: number },
  site: MallSite,
): Pick<MerchantListProps, 'merchants' | 'pageIndex' | 'pageSize' | 'onFollow'> {
  const answer = merchantListQuery.use(merchantListVariables(keywords, page), { keepPreviousData: true, revalidateIfStale: false });
  const follows = useFollowMerchant(site);
  useMembersView(answer, site.memberId);
  const merchants = mapLoadable(toLoadable(answer), (found) => ({ ...found, data: found.data.map((each) => asWished(each, follows)) }));
  return { merchants, pageIndex: page, pageSize: PAGE_SIZE, onFollow: follows.want };
}

/** A merchant. */
export function useMerchant(id: number, site: MallSite): MerchantHeadProps & { data: Merchant | undefined; isMissing: boolean } {
  const answer = merchantDetailQuery.use({ id }, { revalidateIfStale: false });
  const follows = useFollowMerchant(site);
  useMembersView(answer, site.memberId);
  return {
    merchant: mapLoadable(toLoadable(answer), (merchant) => asWished(merchant, follows)),
    data: answer.data,
    isMissing: answer.error?.status === 404,
    onFollow: (isFollowed) => follows.want(id, isFollowed),
  };
}

/** A merchant as the visitor wished it last. */
const asWished = (merchant: Merchant, { isOn, countOf }: Wishes<number>): Merchant => ({
  ...merchant,
  isFollowed: isOn(merchant.id, merchant.isFollowed),
  followers: countOf(merchant.id, { isOn: merchant.isFollowed, count: merchant.followers }),
});
