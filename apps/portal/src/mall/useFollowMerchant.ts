import { useApi } from '@chippage/api/ApiProvider';
import { followedMerchantsQuery, goodsDetailQuery, merchantDetailQuery, merchantListQuery, setFollowMerchant } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { t } from './goodsWords.ts';

/** Follows a merchant, or not any more; a visitor logs in first. */
export function useFollowMerchant(): (merchantId: number, isFollowed: boolean) => void {
  const client = useApi();
  const invalidate = useInvalidate();
  const requireLogin = useRequireLogin();
  const notify = useNotify();
  return (merchantId, isFollowed) =>
    requireLogin('follow', () => {
      setFollowMerchant({ merchantId, isFollowed }, { client }).then(
        () => Promise.all([merchantDetailQuery, merchantListQuery, goodsDetailQuery, followedMerchantsQuery].map((query) => invalidate(query))),
        () => notify({ tone: 'danger', text: t('failed') }),
      );
    });
}
