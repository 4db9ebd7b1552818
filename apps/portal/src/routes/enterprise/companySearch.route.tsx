import { companySearchQuery, promotedRowsQuery } from '@chippage/api/inquiries';
import { CompanyList, companyListParams, companyListVariables, parseCompanyListQuery, useCompanyList } from '@chippage/features/CompanyHome';
import { useFollowThings } from '@chippage/features/FollowThing';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { vital, wanted } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { useMemberId } from '../../session/useMemberId.ts';
import { usePageActions } from '../../session/usePageActions.ts';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';
import { BoundPromotedRows } from './BoundPromotedRows.tsx';
import { t } from './enterprise.words.ts';

export const loader = prefetch(({ search }) => [vital(companySearchQuery, companyListVariables(parseCompanyListQuery(search))), wanted(promotedRowsQuery, {})]);

/** Companies by name, place, role and verification. */
export default function CompanySearchRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseCompanyListQuery(search), [search]);
  const follows = useFollowThings({ kind: 'enterprise', isMember: useMemberId() !== undefined, ...usePageActions('follow') });
  const title = query.keywords === '' ? t('companies') : t('companiesSearch', { keywords: query.keywords });
  const here = inquiriesPaths.companySearch(companyListParams(query));
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('companiesPage', { title, page: query.page }) : title}
        description={t('companiesDescription')}
        {...(inquiriesPaths.companySearch(companyListParams({ ...query, page: 1 })) === inquiriesPaths.companySearch() && { canonicalPath: here })}
      />
      <CompanyList
        {...useCompanyList(query)}
        {...follows}
        query={query}
        promoted={<BoundPromotedRows />}
        onQuery={(next) => void navigate(inquiriesPaths.companySearch(companyListParams(next)), { preventScrollReset: true })}
      />
    </>
  );
}
