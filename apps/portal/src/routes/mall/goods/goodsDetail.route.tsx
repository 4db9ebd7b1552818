import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { askBargain, bargainsQuery, goodsCategoriesQuery, goodsDetailQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { GoodsPage } from '@chippage/features/GoodsPage';
import { useRecordGoods } from '@chippage/features/recordVisit';
import { useNavigate, useParams } from 'react-router-dom';
import { GoodsHead } from '../../../mall/GoodsHead.tsx';
import { t } from '../../../mall/goodsWords.ts';
import { useAddToCart } from '../../../mall/useAddToCart.ts';
import { useFollowMerchant } from '../../../mall/useFollowMerchant.ts';
import { useKeepGoods } from '../../../mall/useKeepGoods.ts';
import { useMembersView } from '../../../mall/useMembersView.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { common, vital, wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { useNotify } from '../../../toasts/useNotify.ts';

export const loader = prefetch(({ params }) => [vital(goodsDetailQuery, { id: idFrom(params['id']) }), common(wanted(goodsCategoriesQuery, {}))]);

/** One offer with everything that is known of it. */
export default function GoodsDetailRoute() {
  const id = idFrom(useParams()['id']);
  const answer = goodsDetailQuery.use({ id }, { revalidateIfStale: false });
  const categories = goodsCategoriesQuery.use({}, { revalidateIfStale: false }).data?.data ?? [];
  const client = useApi();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const follow = useFollowMerchant();
  const keep = useKeepGoods(id);
  const addToCart = useAddToCart();
  useMembersView(answer);
  useRecordGoods({ memberId: useMemberId(), id: answer.data?.id });
  if (answer.error?.status === 404) throw new PageMissing();
  const goods = answer.data;
  const top = categories.find((category) => category.id === goods?.category.split('/')[0]);
  const category = top ? { name: top.name, href: mallPaths.mall(top.no) } : null;
  return (
    <>
      {goods && <GoodsHead goods={goods} category={category} />}
      <GoodsPage
        goods={toLoadable(answer)}
        category={category}
        onAddToCart={addToCart}
        onBuyNow={({ goodsId, quantity }) => requireLogin('checkOut', () => void navigate(mallPaths.orderCreate({ goods: `${goodsId}:${quantity}` })))}
        onNotice={keep.askNotice}
        onFavourite={keep.favourite}
        onFollow={(isFollowed) => goods && follow(goods.merchant.id, isFollowed)}
        onBargainIntent={(open) => requireLogin('bargain', open)}
        onBargain={async (ask) => {
          await askBargain({ goodsId: id, ...ask }, { client });
          notify({ tone: 'success', text: t('bargainAsked') });
          await invalidate(bargainsQuery);
        }}
        onCopyText={(text) =>
          navigator.clipboard.writeText(text).catch((error: unknown) => {
            notify({ tone: 'warn', text: t('notCopied') });
            throw error;
          })
        }
      />
    </>
  );
}
