import { registryRiskQuery } from '@chippage/api/companies';
import { RegistryRiskPage, useRegistryRisk } from '@chippage/features/RegistryPapers';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { place } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { t } from '../companies.words.ts';

export const loader = prefetch(({ params }) => [place(registryRiskQuery, { id: idFrom(params['id']) })]);

/** The risks of a company. */
export default function RiskRoute() {
  const id = idFrom(useParams()['id']);
  const { value, data, isMissing } = useRegistryRisk(id);
  const { demandLogin } = usePageActions('page');
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <PageHead title={t('riskOf', { name: data.name })} description={t('checkDescription')} />}
      <RegistryRiskPage risk={value} onLogin={demandLogin} />
    </>
  );
}
