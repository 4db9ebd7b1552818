import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { arrivalNoticesQuery, askBargain, bargainsQuery, favouriteGoodsQuery, goodsDetailQuery, setArrivalNotice, setFavouriteGoods } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { GoodsDetail } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { MallSite } from '../../parts/mallSite.ts';
import { useMembersView } from '../../parts/useMembersView.ts';
import { useFollowMerchant } from '../merchant-card/useFollowMerchant.ts';
import type { GoodsPageProps } from './GoodsPage.tsx';
import { goodsPageMessages } from './messages.ts';

type Bound = 'goods' | 'onFavourite' | 'onNotice' | 'onFollow' | 'onBargainIntent' | 'onBargain';

/** Goods with what a member can do about them; a visitor logs in first. */
export function useGoodsDetail(id: number, site: MallSite): { page: Pick<GoodsPageProps, Bound>; data: GoodsDetail | undefined; isMissing: boolean } {
  const { requireLogin, notify, memberId } = site;
  const t = useMessages(goodsPageMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const follow = useFollowMerchant(site);
  const answer = goodsDetailQuery.use({ id }, { revalidateIfStale: false });
  useMembersView(answer, memberId);
  const { data } = answer;
  const failed = () => notify({ tone: 'danger', text: t('notDone') });
  const favourite = async (isFavoured: boolean) => {
    await setFavouriteGoods({ goodsId: id, isFavoured }, { client });
    await Promise.all([invalidate(goodsDetailQuery), invalidate(favouriteGoodsQuery)]);
  };
  const askNotice = async (isAsked: boolean) => {
    await setArrivalNotice({ goodsId: id, isAsked }, { client });
    notify({ tone: 'success', text: t(isAsked ? 'noticeAsked' : 'noticeTakenBack') });
    await Promise.all([invalidate(goodsDetailQuery), invalidate(arrivalNoticesQuery)]);
  };
  return {
    data,
    isMissing: answer.error?.status === 404,
    page: {
      goods: toLoadable(answer),
      onFavourite: (isFavoured) => requireLogin('favourite', () => void favourite(isFavoured).catch(failed)),
      onNotice: (isAsked) => requireLogin('arrival', () => void askNotice(isAsked).catch(failed)),
      onFollow: (isFollowed) => data && follow(data.merchant.id, isFollowed),
      onBargainIntent: (open) => requireLogin('bargain', open),
      onBargain: async (ask) => {
        await askBargain({ goodsId: id, ...ask }, { client });
        notify({ tone: 'success', text: t('bargainAsked') });
        await invalidate(bargainsQuery);
      },
    },
  };
}
