import { ConsentPanel } from '@chippage/features/ConsentPanel';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useConsent } from './useConsent.ts';

/** Asks once whether visits may be counted. */
export function BoundConsentPanel() {
  const { choose } = useConsent();
  return <ConsentPanel privacyHref={shellPaths.privacy()} onChoose={choose} />;
}
