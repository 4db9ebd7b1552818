import { NotFound } from '@chippage/features/NotFound';
import { RouteErrorPage } from '@chippage/features/RouteErrorPage';
import { useAtomValue } from 'jotai';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router-dom';
import { displayAtom } from '../atoms/displayAtom.ts';
import { mayLeave } from '../display/display.ts';
import { t } from './failure.words.ts';
import { missingThing } from './missingThing.ts';
import { PageGone, PageMissing } from '../page/missing.ts';
import { PageHead } from '../page/PageHead.tsx';
import { directoryPaths } from '../routes/directory/directory.paths.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { sitePaths } from '../routes/site/site.paths.ts';

function requestIdOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : null;
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof PageGone) return 410;
  return error instanceof PageMissing ? 404 : 500;
}

/** Why something was taken off the site. */
function goneMessageOf(error: unknown): string | undefined {
  if (error instanceof PageGone) return error.message;
  if (!isRouteErrorResponse(error)) return undefined;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' ? data.message : undefined;
}

/** What stands in the place of a page that could not be shown: 404 for what does not exist, else the status, what went wrong and how to go on. */
export function RouteFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const display = useAtomValue(displayAtom);
  const { pathname } = useLocation();
  const status = statusOf(error);
  const thing = missingThing(pathname);
  if (status === 404) {
    const ways = [
      { label: t('allBrands'), href: directoryPaths.brandList() },
      { label: t('dataSources'), href: sitePaths.dataSources() },
    ];
    return (
      <>
        <PageHead title={t('notFoundTitle')} description={t('notFoundDescription')} />
        <NotFound
          leavesByItself={mayLeave(display)}
          onGoHome={() => void navigate(shellPaths.home(), { replace: true })}
          {...(thing && { thing })}
          suggestions={ways.filter(({ href }) => href !== thing?.searchHref)}
        />
      </>
    );
  }
  const others = status === 410 ? thing : undefined;
  return (
    <>
      <PageHead title={t('failureTitle')} description={t('failureTitle')} />
      <RouteErrorPage
        status={status}
        message={status === 400 ? t('badAddress') : status === 410 ? goneMessageOf(error) : undefined}
        requestId={status === 410 ? null : requestIdOf(error)}
        instead={others && { label: others.searchLabel, href: others.searchHref }}
        onRetry={status >= 500 ? () => location.reload() : undefined}
      />
    </>
  );
}
