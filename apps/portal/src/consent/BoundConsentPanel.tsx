import { ConsentPanel } from '@chippage/features/ConsentPanel';
import { paths } from '../paths.ts';
import { useConsent } from './useConsent.ts';

/** Asks once whether visits may be counted. */
export function BoundConsentPanel() {
  const { choose } = useConsent();
  return <ConsentPanel privacyHref={paths.privacy()} onChoose={choose} />;
}
