import { LicencesPage } from '@chippage/features/LicencesPage';
import licences from 'virtual:licences';
import { RowHead } from '../../page/RowHead.tsx';

/** What the portal is made of, and under which licences. */
export default function LicencesRoute() {
  return (
    <>
      <RowHead />
      <LicencesPage packages={licences} />
    </>
  );
}
