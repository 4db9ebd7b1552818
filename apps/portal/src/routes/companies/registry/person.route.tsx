import { registryPersonQuery } from '@chippage/api/companies';
import { RegistryPersonPage, useRegistryPerson } from '@chippage/features/RegistryPapers';
import { useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { place } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { t } from '../companies.words.ts';

const numbersIn = (search: URLSearchParams) => ({ id: idFrom(search.get('id') ?? ''), companyId: idFrom(search.get('companyId') ?? '') });

export const loader = prefetch(({ search }) => [place(registryPersonQuery, numbersIn(search))]);

/** All companies of one person. */
export default function PersonRoute() {
  const { id, companyId } = numbersIn(useSearchParams()[0]);
  const { value, data, isMissing } = useRegistryPerson(id, companyId);
  const { demandLogin } = usePageActions('page');
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <PageHead title={t('personOf', { name: data.name })} description={t('checkDescription')} />}
      <RegistryPersonPage person={value} onLogin={demandLogin} />
    </>
  );
}
