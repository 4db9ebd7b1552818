import { registryCompanyQuery } from '@chippage/api/companies';
import { parseCompareQuery, RegistryComparePage, useRegistryCompare } from '@chippage/features/RegistryPapers';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { place } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { companiesPaths } from '../companies.paths.ts';
import { t } from '../companies.words.ts';

export const loader = prefetch(({ search }) => parseCompareQuery(search).ids.map((id) => place(registryCompanyQuery, { id })));

/** Two companies side by side. */
export default function CompareRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseCompareQuery(search), [search]);
  const { demandLogin } = usePageActions('page');
  return (
    <>
      <PageHead title={t('compare')} description={t('checkDescription')} />
      <RegistryComparePage
        {...useRegistryCompare(query)}
        keywords={query.keywords}
        onSearch={(keywords) => void navigate(companiesPaths.compareCompanies({ id: query.ids, keywords }))}
        onLogin={demandLogin}
      />
    </>
  );
}
