import { LicencesPage } from '@chippage/features/LicencesPage';
import licences from 'virtual:licences';
import { t } from './site.words.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { sitePaths } from './site.paths.ts';

/** What the portal is made of, and under which licences. */
export default function LicencesRoute() {
  return (
    <>
      <PageHead title={t('licences')} description={t('licencesDescription')} canonicalPath={sitePaths.licences()} />
      <LicencesPage packages={licences} />
    </>
  );
}
