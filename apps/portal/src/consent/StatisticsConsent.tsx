import { ConsentSettings } from '@chippage/features/ConsentPanel';
import { useConsent } from './useConsent.ts';

/** Whether this browser's visits may be counted; the same setting as on the accessibility page. */
export function StatisticsConsent() {
  const { consent, choose } = useConsent();
  return <ConsentSettings choice={consent?.scope ?? null} time={consent?.time} onChoose={choose} />;
}
