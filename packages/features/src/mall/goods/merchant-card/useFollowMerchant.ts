import { useApi } from '@chippage/api/ApiProvider';
import { followedMerchantsQuery, goodsDetailQuery, merchantDetailQuery, merchantListQuery, setFollowMerchant } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { MallSite } from '../../parts/mallSite.ts';
import { merchantCardMessages } from './messages.ts';

/** Follows a merchant, or not any more; a visitor logs in first. */
export function useFollowMerchant({ requireLogin, notify }: MallSite): (merchantId: number, isFollowed: boolean) => void {
  const t = useMessages(merchantCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  return (merchantId, isFollowed) =>
    requireLogin('follow', () => {
      setFollowMerchant({ merchantId, isFollowed }, { client }).then(
        () => Promise.all([merchantDetailQuery, merchantListQuery, goodsDetailQuery, followedMerchantsQuery].map((query) => invalidate(query))),
        () => notify({ tone: 'danger', text: t('followFailed') }),
      );
    });
}
