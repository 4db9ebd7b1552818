import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useConsent } from './useConsent.ts';

const BoundConsentPanel = lazyPart(async () => (await import('./BoundConsentPanel.tsx')).BoundConsentPanel);

/** The place of the question whether visits may be counted; empty for everybody who has answered. It ends the page: there it moves nothing when it comes. */
export function ConsentHost() {
  const { consent } = useConsent();
  if (consent !== null) return null;
  return (
    <Suspense fallback={null}>
      <BoundConsentPanel />
    </Suspense>
  );
}
