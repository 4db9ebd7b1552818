import { merchantListQuery } from '@chippage/api/mall';
import { MallFrame } from '@chippage/features/MallFrame';
import { MerchantList, merchantListVariables, useMerchants } from '@chippage/features/MerchantCard';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMallSite } from '../useMallSite.ts';
import { t } from './goods.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [vital(merchantListQuery, merchantListVariables(keywords, page))];
});

/** Merchants, by name. */
export default function CompanySearchRoute() {
  const { keywords, page } = askedOf(useSearchParams()[0]);
  const navigate = useNavigate();
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
      <MallFrame
        title={title}
        lead={t('merchantsLead')}
        section="merchants"
        search={{ keywords, action: mallPaths.merchantSearch(), onSearch: (words) => void navigate(mallPaths.merchantSearch(words)) }}
      >
        <MerchantList
          {...merchants}
          getPageHref={hrefOf}
          empty={
            <EmptyState
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
