import { useApi } from '@chippage/api/ApiProvider';
import { arrivalNoticesQuery, favouriteGoodsQuery, goodsDetailQuery, setArrivalNotice, setFavouriteGoods } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { t } from './goodsWords.ts';

/** Keeps goods as a favourite, or asks to be told when they are in stock again; a visitor logs in first. */
export function useKeepGoods(goodsId: number): { favourite: (isFavoured: boolean) => void; askNotice: (isAsked: boolean) => void } {
  const client = useApi();
  const invalidate = useInvalidate();
  const requireLogin = useRequireLogin();
  const notify = useNotify();
  const failed = () => notify({ tone: 'danger', text: t('failed') });
  return {
    favourite: (isFavoured) =>
      requireLogin('favourite', () => {
        setFavouriteGoods({ goodsId, isFavoured }, { client }).then(() => Promise.all([invalidate(goodsDetailQuery), invalidate(favouriteGoodsQuery)]), failed);
      }),
    askNotice: (isAsked) =>
      requireLogin('arrival', () => {
        setArrivalNotice({ goodsId, isAsked }, { client }).then(() => {
          notify({ tone: 'success', text: t(isAsked ? 'noticeAsked' : 'noticeTakenBack') });
          return Promise.all([invalidate(goodsDetailQuery), invalidate(arrivalNoticesQuery)]);
        }, failed);
      }),
  };
}
