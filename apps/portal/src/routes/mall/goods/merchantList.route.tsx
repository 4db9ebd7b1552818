import { searchScopesQuery } from '@chippage/api/datasheets';
import { merchantListQuery } from '@chippage/api/mall';
import { MallFrame } from '@chippage/features/MallFrame';
import { MerchantList, merchantListVariables, useMerchants } from '@chippage/features/MerchantCard';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useSearchParams } from 'react-router-dom';
import { useMallSite } from '../useMallSite.ts';
import { t } from './goods.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  const scopes = keywords === '' ? [] : [wanted(searchScopesQuery, { keywords })];
  return [vital(merchantListQuery, merchantListVariables(keywords, page)), ...scopes];
});

/** Merchants, by name. */
export default function CompanySearchRoute() {
  const { keywords, page } = askedOf(useSearchParams()[0]);
  const merchants = useMerchants({ keywords, page }, useMallSite());
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
