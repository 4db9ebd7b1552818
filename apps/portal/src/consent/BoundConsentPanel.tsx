import { ConsentPanel } from '@chippage/features/ConsentPanel';
import { sitePaths } from '../routes/site/site.paths.ts';
import { useConsent } from './useConsent.ts';

/** Asks once whether visits may be counted. */
export function BoundConsentPanel() {
  const { choose } = useConsent();
  return <ConsentPanel privacyHref={sitePaths.privacy()} onChoose={choose} />;
}
