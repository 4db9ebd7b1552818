import { registryReportQuery } from '@chippage/api/companies';
import { RegistryReportPage, reportVariables, useRegistryReport } from '@chippage/features/RegistryPapers';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { place } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { t } from '../companies.words.ts';

export const loader = prefetch(({ params, search }) => [place(registryReportQuery, reportVariables(idFrom(params['id']), search.get('year')))]);

/** The annual reports of a company. */
export default function ReportRoute() {
  const id = idFrom(useParams()['id']);
  const { value, data, isMissing } = useRegistryReport(id, useSearchParams()[0].get('year'));
  const { demandLogin } = usePageActions('page');
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <PageHead title={t('reportOf', { name: data.name })} description={t('checkDescription')} />}
      <RegistryReportPage report={value} onLogin={demandLogin} />
    </>
  );
}
