import { useApi } from '@chippage/api/ApiProvider';
import {
  arrivalNoticesQuery,
  bargainsQuery,
  favouriteGoodsQuery,
  followedMerchantsQuery,
  setArrivalNotice,
  setFavouriteGoods,
  setFollowMerchant,
} from '@chippage/api/mall';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { MallFavouriteList, MallFavouritesProps } from './MallFavourites.tsx';

const PAGE = { pageSize: 20 };

/** Binds `MallFavourites` to the API. What was taken away is known by its list, so that tabs keep their focus. */
export function useMallFavourites(list: MallFavouriteList): Omit<MallFavouritesProps, 'onListChange' | 'onAddToCart'> {
  const client = useApi();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const favourites = favouriteGoodsQuery.usePages(list === 'goods' ? PAGE : null);
  const merchants = followedMerchantsQuery.usePages(list === 'merchants' ? PAGE : null);
  const notices = arrivalNoticesQuery.usePages(list === 'notices' ? PAGE : null);
  const bargains = bargainsQuery.usePages(list === 'bargains' ? PAGE : null);
  const keyOf = (id: number) => `${list}${id}`;
  const goods = list === 'notices' ? notices : favourites;
  return {
    list,
    goods: toPagedList(goods),
    merchants: toPagedList(merchants),
    bargains: toPagedList(bargains),
    isRemoved: (id) => removed.has(keyOf(id)),
    onToggle: async (id, isBack) => {
      if (list === 'goods') await setFavouriteGoods({ goodsId: id, isFavoured: isBack }, { client });
      else if (list === 'merchants') await setFollowMerchant({ merchantId: id, isFollowed: isBack }, { client });
      else await setArrivalNotice({ goodsId: id, isAsked: isBack }, { client });
      setRemoved((was) => {
        const next = new Set(was);
        if (isBack) next.delete(keyOf(id));
        else next.add(keyOf(id));
        return next;
      });
    },
    onLoadMore: { goods: favourites, merchants, notices, bargains }[list].loadMore,
  };
}
