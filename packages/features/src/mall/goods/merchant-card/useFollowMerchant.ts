import { useApi } from '@chippage/api/ApiProvider';
import { followsQuery } from '@chippage/api/favourites';
import { followedMerchantsQuery, goodsDetailQuery, merchantDetailQuery, merchantListQuery, setFollowMerchant } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useWishes, type Wishes } from '../../../parts/action/useWishes.ts';
import type { MallSite } from '../../parts/mallSite.ts';
import { merchantCardMessages } from './messages.ts';

const changed = [merchantDetailQuery, merchantListQuery, goodsDetailQuery, followedMerchantsQuery, followsQuery];

/** Follows merchants, or not any more; a visitor logs in first. */
export function useFollowMerchant({ requireLogin, notify }: MallSite): Wishes<number> {
  const t = useMessages(merchantCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  return useWishes<number>({
    send: (merchantId, isFollowed) => setFollowMerchant({ merchantId, isFollowed }, { client }),
    refresh: () => Promise.all(changed.map((query) => invalidate(query))),
    failed: t('followFailed'),
    demandLogin: (action) => requireLogin('follow', action),
    notify,
  });
}
