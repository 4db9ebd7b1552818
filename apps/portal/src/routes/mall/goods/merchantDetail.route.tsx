import { toLoadable } from '@chippage/api/loadable';
import { goodsListQuery, merchantDetailQuery } from '@chippage/api/mall';
import { type GoodsQuery, goodsListVariables, goodsQueryParams, parseGoodsQuery } from '@chippage/features/goodsQuery';
import { MerchantHead } from '@chippage/features/MerchantCard';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { GoodsListing } from '../../../mall/GoodsListing.tsx';
import { merchantJsonLd } from '../../../mall/goodsJsonLd.ts';
import { t } from '../../../mall/goodsWords.ts';
import { useFollowMerchant } from '../../../mall/useFollowMerchant.ts';
import { useMembersView } from '../../../mall/useMembersView.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import * as styles from './merchantDetail.css.ts';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['*']);
  return [vital(merchantDetailQuery, { id }), vital(goodsListQuery, goodsListVariables(parseGoodsQuery(search, { merchantId: id })))];
});

/** A merchant with its goods. */
export default function MerchantRoute() {
  const id = idFrom(useParams()['*']);
  const [search] = useSearchParams();
  const { origin } = usePageFacts();
  const answer = merchantDetailQuery.use({ id }, { revalidateIfStale: false });
  const follow = useFollowMerchant();
  const fixed = useMemo(() => ({ merchantId: id }), [id]);
  useMembersView(answer);
  if (answer.error?.status === 404) throw new PageMissing();
  const merchant = answer.data;
  const getHref = (query: GoodsQuery) => mallPaths.merchant(id, goodsQueryParams(query, fixed));
  const query = parseGoodsQuery(search, fixed);
  const isPlain = getHref({ ...query, page: 1 }) === mallPaths.merchant(id);
  return (
    <>
      {merchant && (
        <PageHead
          title={query.page > 1 ? t('page', { title: merchant.name, page: query.page }) : merchant.name}
          description={t('merchantDescription', { name: merchant.name, place: merchant.place, intro: merchant.intro })}
          {...(isPlain && { canonicalPath: getHref(query) })}
          jsonLd={[
            merchantJsonLd(origin, merchant),
            breadcrumbsJsonLd(origin, [
              { name: t('mall'), path: mallPaths.mall() },
              { name: t('merchants'), path: mallPaths.merchantSearch() },
              { name: merchant.name, path: mallPaths.merchant(id) },
            ]),
          ]}
        />
      )}
      <div className={styles.page}>
        <MerchantHead merchant={toLoadable(answer)} onFollow={(isFollowed) => follow(id, isFollowed)} />
        <GoodsListing fixed={fixed} getHref={getHref} />
      </div>
    </>
  );
}
