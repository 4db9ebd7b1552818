import { registrySnapshotQuery } from '@chippage/api/companies';
import { RegistrySnapshotPage, useRegistrySnapshot } from '@chippage/features/RegistryPapers';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { place } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { companiesPaths } from '../companies.paths.ts';
import { t } from '../companies.words.ts';

export const loader = prefetch(({ params }) => [place(registrySnapshotQuery, { id: idFrom(params['id']) })]);

/** The picture of a registration. */
export default function SnapshotRoute() {
  const id = idFrom(useParams()['id']);
  const { value, data, isMissing } = useRegistrySnapshot(id);
  const { demandLogin } = usePageActions('page');
  if (isMissing) throw new PageMissing();
  return (
    <>
      {data && <PageHead title={t('snapshotOf', { name: data.name })} description={t('checkDescription')} />}
      <RegistrySnapshotPage snapshot={value} imageHref={companiesPaths.registrySnapshotImage(id)} onLogin={demandLogin} />
    </>
  );
}
