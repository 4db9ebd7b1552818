import { lazy, Suspense } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { bareFailure } from './bareFailure.words.ts';

const RouteFailure = lazy(async () => ({ default: (await import('./RouteFailure.tsx')).RouteFailure }));

/**
 * A page that could not be shown. Its code comes when it happens: most visits never see it. Where that code cannot be loaded either, a
 * sentence and a plain link stand here: the router's link would be code of every page (2 kB).
 */
export function RouteFailurePage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <QuietBoundary
      fallback={
        <p role="alert">
          {bareFailure.text} <a href={`${pathname}${search}`}>{bareFailure.retry}</a>
        </p>
      }
    >
      <Suspense fallback={null}>
        <RouteFailure error={error} />
      </Suspense>
    </QuietBoundary>
  );
}
