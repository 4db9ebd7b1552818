import { registrySearchQuery } from '@chippage/api/companies';
import { CompanyCheck, companyCheckVariables, useCompanyCheck } from '@chippage/features/CompanyCheck';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { companiesPaths } from '../companies.paths.ts';
import { t } from '../companies.words.ts';

const keywordsIn = (search: URLSearchParams) => cleanKeywords(search.get('keywords') ?? '');

export const loader = prefetch(({ search, path }) => {
  const keywords = path === companiesPaths.companyCheck() ? '' : keywordsIn(search);
  // What is left of today's queries is the visitor's own: a page that is drawn for many must not say it.
  return keywords === '' ? [] : [wanted(registrySearchQuery, companyCheckVariables(keywords, pageOf(search.get('page'))))];
});

/** Registered companies by words, and what can be found out about them. */
export default function CheckRoute() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { demandLogin } = usePageActions('page');
  const keywords = pathname === companiesPaths.companyCheck() ? '' : keywordsIn(search);
  const page = pageOf(search.get('page'));
  return (
    <>
      {keywords !== '' && <PageHead title={page > 1 ? t('searchPage', { keywords, page }) : t('search', { keywords })} description={t('checkDescription')} />}
      <CompanyCheck
        {...useCompanyCheck({ keywords, page, isMember: useMemberId() !== undefined })}
        keywords={keywords}
        page={page}
        onSearch={(words) => void navigate(companiesPaths.companyCheckSearch({ keywords: words }))}
        onLogin={demandLogin}
      />
    </>
  );
}
