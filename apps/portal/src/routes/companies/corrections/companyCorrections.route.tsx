import { CorrectionList, useCorrectionList } from '@chippage/features/CompanyCorrections';

/** What the member said is wrong with the facts of companies. */
export default function CompanyCorrectionsRoute() {
  return <CorrectionList {...useCorrectionList()} />;
}
