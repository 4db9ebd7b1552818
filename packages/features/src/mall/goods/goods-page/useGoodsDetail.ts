import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { arrivalNoticesQuery, askBargain, bargainsQuery, favouriteGoodsQuery, goodsDetailQuery, setArrivalNotice, setFavouriteGoods } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { GoodsDetail } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useWishes } from '../../../parts/action/useWishes.ts';
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
  const follows = useFollowMerchant(site);
  const refresh = () => Promise.all([goodsDetailQuery, favouriteGoodsQuery, arrivalNoticesQuery].map((query) => invalidate(query)));
  const wish = { refresh, failed: t('notDone'), notify };
  const favourites = useWishes<number>({
    ...wish,
    send: (goodsId, isFavoured) => setFavouriteGoods({ goodsId, isFavoured }, { client }),
    demandLogin: (action) => requireLogin('favourite', action),
  });
  const notices = useWishes<number>({
    ...wish,
    send: async (goodsId, isAsked) => {
      await setArrivalNotice({ goodsId, isAsked }, { client });
      notify({ tone: 'success', text: t(isAsked ? 'noticeAsked' : 'noticeTakenBack') });
    },
    demandLogin: (action) => requireLogin('arrival', action),
  });
  const answer = goodsDetailQuery.use({ id }, { revalidateIfStale: false });
  useMembersView(answer, memberId);
  const { data } = answer;
  return {
    data,
    isMissing: answer.error?.status === 404,
    page: {
      goods: mapLoadable(toLoadable(answer), (goods) => ({
        ...goods,
        isFavoured: favourites.isOn(id, goods.isFavoured),
        isNoticeAsked: notices.isOn(id, goods.isNoticeAsked),
        isFollowed: follows.isOn(goods.merchant.id, goods.isFollowed),
      })),
      onFavourite: (isFavoured) => favourites.want(id, isFavoured),
      onNotice: (isAsked) => notices.want(id, isAsked),
      onFollow: (isFollowed) => data && follows.want(data.merchant.id, isFollowed),
      onBargainIntent: (open) => requireLogin('bargain', open),
      onBargain: async (ask) => {
        await askBargain({ goodsId: id, ...ask }, { client });
        notify({ tone: 'success', text: t('bargainAsked') });
        await invalidate(bargainsQuery);
      },
    },
  };
}
