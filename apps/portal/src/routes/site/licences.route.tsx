import { LicencesPage } from '@chippage/features/LicencesPage';
import licences from 'virtual:licences';
import { t } from '../../messages.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paths } from '../../paths.ts';

/** What the portal is made of, and under which licences. */
export default function LicencesRoute() {
  return (
    <>
      <PageHead title={t('licences')} description={t('licencesDescription')} canonicalPath={paths.licences()} />
      <LicencesPage packages={licences} />
    </>
  );
}
