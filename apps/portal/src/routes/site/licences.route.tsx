import { LicencesPage } from '@chippage/features/LicencesPage';
import licences from 'virtual:licences';

/** What the portal is made of, and under which licences. */
export default function LicencesRoute() {
  return <LicencesPage packages={licences} />;
}
