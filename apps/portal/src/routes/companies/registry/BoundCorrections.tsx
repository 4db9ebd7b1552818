import { CorrectionLog, useCorrectionLog } from '@chippage/features/CompanyCorrections';

/** What was said to be wrong with the facts of a company, and how it was decided. */
export function BoundCorrections({ id }: { id: number }) {
  return <CorrectionLog {...useCorrectionLog(id)} />;
}
