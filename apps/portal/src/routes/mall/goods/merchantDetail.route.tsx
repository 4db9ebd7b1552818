import { contactListQuery } from '@chippage/api/entries';
import { goodsListQuery, merchantDetailQuery } from '@chippage/api/mall';
import { type GoodsQuery, goodsListVariables, goodsQueryParams, parseGoodsQuery } from '@chippage/features/goodsQuery';
import { SkipToGoods } from '@chippage/features/GoodsList';
import { useFavouriteThing } from '@chippage/features/FavouriteThing';
import { MerchantHead, useMerchant } from '@chippage/features/MerchantCard';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { GoodsListing } from './GoodsListing.tsx';
import { merchantJsonLd } from './goodsJsonLd.ts';
import { t } from './goods.words.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { useContacts } from '../../directory/useContacts.tsx';
import { mallPaths } from '../mall.paths.ts';
import { useMallSite } from '../useMallSite.ts';
import * as styles from './merchantDetail.css.ts';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['*']);
  return [
    vital(merchantDetailQuery, { id }),
    vital(goodsListQuery, goodsListVariables(parseGoodsQuery(search, { merchantId: id }))),
    wanted(contactListQuery, { kind: 'merchant' as const, thingId: id }),
  ];
});

/** A merchant with its goods. */
export default function MerchantRoute() {
  const id = idFrom(useParams()['*']);
  const [search] = useSearchParams();
  const { origin } = usePageFacts();
  const { data: merchant, isMissing, ...head } = useMerchant(id, useMallSite());
  const favourite = useFavouriteThing({ kind: 'merchant', id, isMember: useMemberId() !== undefined, ...usePageActions('favourite') });
  const contacts = useContacts('merchant', id);
  const fixed = useMemo(() => ({ merchantId: id }), [id]);
  if (isMissing) throw new PageMissing();
  const getHref = (query: GoodsQuery) => mallPaths.merchant(id, goodsQueryParams(query, fixed));
  const query = parseGoodsQuery(search, fixed);
  const isPlain = getHref({ ...query, page: 1 }) === mallPaths.merchant(id);
  return (
    <>
      <SkipToGoods />
      {merchant && (
        <PageHead
          title={query.page > 1 ? t('page', { title: merchant.name, page: query.page }) : merchant.name}
          description={t('merchantDescription', { name: merchant.name, place: merchant.place, intro: merchant.intro })}
          {...(isPlain && { canonicalPath: getHref(query) })}
          jsonLd={
            import.meta.env.SSR
              ? [
                  merchantJsonLd(origin, merchant),
                  breadcrumbsJsonLd(origin, [
                    { name: t('mall'), path: mallPaths.mall() },
                    { name: t('merchants'), path: mallPaths.merchantSearch() },
                    { name: merchant.name, path: mallPaths.merchant(id) },
                  ]),
                ]
              : []
          }
        />
      )}
      <div className={styles.page}>
        <MerchantHead {...head} {...favourite} />
        {contacts}
        <GoodsListing fixed={fixed} getHref={getHref} />
      </div>
    </>
  );
}
