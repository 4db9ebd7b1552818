import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router-dom';

const RouteFailure = lazy(async () => ({ default: (await import('./RouteFailure.tsx')).RouteFailure }));

/** A page that could not be shown. Its code comes when it happens: most visits never see it. */
export function RouteFailurePage() {
  const error = useRouteError();
  return (
    <Suspense fallback={null}>
      <RouteFailure error={error} />
    </Suspense>
  );
}
