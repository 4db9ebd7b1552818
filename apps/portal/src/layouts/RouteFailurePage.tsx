import { lazy, Suspense } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { bareFailure } from './bareFailure.words.ts';

const RouteFailure = lazy(async () => ({ default: (await import('./RouteFailure.tsx')).RouteFailure }));

/** A page that could not be shown. Its code comes when it happens: most visits never see it. */
export function RouteFailurePage() {
  const error = useRouteError();
  const location = useLocation();
  return (
    <QuietBoundary
      fallback={
        <p role="alert">
          {bareFailure.text}{' '}
          <Link reloadDocument to={location}>
            {bareFailure.retry}
          </Link>
        </p>
      }
    >
      <Suspense fallback={null}>
        <RouteFailure error={error} />
      </Suspense>
    </QuietBoundary>
  );
}
