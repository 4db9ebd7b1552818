import { searchScopesQuery } from '@chippage/api/datasheets';
import { merchantListQuery } from '@chippage/api/mall';
import { useFavouriteThings } from '@chippage/features/FavouriteThing';
import { MallFrame } from '@chippage/features/MallFrame';
import { MerchantList, merchantListVariables, useMerchants } from '@chippage/features/MerchantCard';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMallSite } from '../useMallSite.ts';
import { t } from './goods.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { mallPaths } from '../mall.paths.ts';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';

/** The directory's address has the page as its last part. */
const askedOf = (search: URLSearchParams, part: string | undefined) => ({
  keywords: cleanKeywords(search.get('keywords') ?? ''),
  page: pageOf(part || search.get('page')),
});

export const loader = prefetch(({ params, search }) => {
  const { keywords, page } = askedOf(search, params['*']);
  const scopes = keywords === '' ? [] : [wanted(searchScopesQuery, { keywords })];
  return [vital(merchantListQuery, merchantListVariables(keywords, page)), ...scopes];
});

/** Merchants, by name. */
export default function CompanySearchRoute() {
  const { keywords, page } = askedOf(useSearchParams()[0], useParams()['*']);
  const merchants = useMerchants({ keywords, page }, useMallSite());
  const favourites = useFavouriteThings({ kind: 'merchant', isMember: useMemberId() !== undefined, ...usePageActions('favourite') });
  const title = keywords === '' ? t('merchants') : t('merchantsSearch', { keywords });
  const hrefOf = (next: number) => {
    const list = mallPaths.merchantSearch(keywords);
    return next > 1 ? `${list}${list.includes('?') ? '&' : '?'}page=${next}` : list;
  };
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title, page }) : title}
        description={t('merchantsDescription')}
        {...(keywords === '' && { canonicalPath: hrefOf(page) })}
      />
      {keywords !== '' && <SiteScopes keywords={keywords} current="merchants" />}
      <MallFrame title={title} lead={t('merchantsLead')} section="merchants">
        <MerchantList
          {...merchants}
          {...favourites}
          getPageHref={hrefOf}
          empty={
            <EmptyState
              icon={<SearchIcon size={32} />}
              title={t('merchantsNothing')}
              action={
                <LinkButton variant="outline" href={mallPaths.merchantSearch()}>
                  {t('merchantsAll')}
                </LinkButton>
              }
            >
              {t('merchantsNothingHint')}
            </EmptyState>
          }
        />
      </MallFrame>
    </>
  );
}
