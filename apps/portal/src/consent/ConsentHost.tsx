import { lazy, Suspense } from 'react';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { useConsent } from './useConsent.ts';

const BoundConsentPanel = lazy(async () => ({ default: (await import('./BoundConsentPanel.tsx')).BoundConsentPanel }));

/** The place of the question whether visits may be counted; empty for everybody who has answered. It ends the page: there it moves nothing when it comes. */
export function ConsentHost() {
  const { consent } = useConsent();
  if (consent !== null) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <BoundConsentPanel />
      </Suspense>
    </QuietBoundary>
  );
}
