import { registryCompanyQuery, registryRecordsQuery } from '@chippage/api/companies';
import {
  blockParams,
  blockVariables,
  parseBlockQuery,
  RegistryBlockPage,
  RegistryCompanyPage,
  useRegistryBlockPage,
  useRegistryCompany,
} from '@chippage/features/RegisteredCompany';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { place, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { companiesPaths } from '../companies.paths.ts';
import { t } from '../companies.words.ts';
import { BoundBlock } from './BoundBlock.tsx';
import { BoundCorrections } from './BoundCorrections.tsx';
import { BoundRelations } from './BoundRelations.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { BoundScore } from './BoundScore.tsx';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['id']);
  const query = parseBlockQuery(search);
  return [place(registryCompanyQuery, { id }), ...(query === null ? [] : [wanted(registryRecordsQuery, blockVariables(id, query))])];
});

/** What the register says of a company, or one of its tables alone. */
export default function CompanyRoute() {
  const id = idFrom(useParams()['id']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseBlockQuery(search), [search]);
  const { value: company, data, isMissing } = useRegistryCompany(id);
  const block = useRegistryBlockPage(id, query);
  const { demandLogin } = usePageActions('page');
  if (isMissing) throw new PageMissing();
  const name = data?.name ?? t('unknownName');
  return (
    <>
      {data && <PageHead title={query === null ? name : t('block', { name })} description={t('companyDescription', { name, state: data.stateText })} />}
      {query === null ? (
        <RegistryCompanyPage
          key={id}
          company={company}
          actions={<CompanyActions id={id} />}
          score={<BoundScore id={id} onLogin={demandLogin} />}
          relations={<BoundRelations id={id} onLogin={demandLogin} />}
          corrections={<BoundCorrections id={id} />}
          renderBlock={(each, knownTotal) => <BoundBlock companyId={id} block={each} knownTotal={knownTotal} onLogin={demandLogin} />}
          onLogin={demandLogin}
        />
      ) : (
        <RegistryBlockPage
          company={{ id, name }}
          query={query}
          {...block}
          onQuery={(next) => void navigate(companiesPaths.registeredCompany(id, blockParams(next)), { preventScrollReset: true })}
          onLogin={demandLogin}
        />
      )}
    </>
  );
}
