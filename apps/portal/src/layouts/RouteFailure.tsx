import { NotFound, type NotFoundProps } from '@chippage/features/NotFound';
import { RouteErrorPage } from '@chippage/features/RouteErrorPage';
import { useAtomValue } from 'jotai';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router-dom';
import { displayAtom } from '../atoms/displayAtom.ts';
import { mayLeave } from '../display/display.ts';
import { t } from './failure.words.ts';
import { PageGone, PageMissing } from '../page/missing.ts';
import { PageHead } from '../page/PageHead.tsx';
import { datasheetsPaths } from '../routes/datasheets/datasheets.paths.ts';
import { directoryPaths } from '../routes/directory/directory.paths.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { newsPaths } from '../routes/news/news.paths.ts';
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

/** Pages of single things, by the start of their paths: where others of the kind are looked for. */
const things = [
  { start: datasheetsPaths.partDetail(0), words: 'partGone', search: 'searchParts', href: shellPaths.home() },
  { start: datasheetsPaths.specificationDetail(0, 0), words: 'documentGone', search: 'searchParts', href: shellPaths.home() },
  { start: datasheetsPaths.outsideDetail(0), words: 'documentGone', search: 'searchParts', href: shellPaths.home() },
  { start: mallPaths.goodsDetail(0), words: 'goodsGone', search: 'searchGoods', href: mallPaths.mall() },
  { start: newsPaths.article(0), words: 'articleGone', search: 'searchNews', href: newsPaths.news() },
] as const;

const thingAt = (pathname: string) => things.find(({ start }) => pathname.startsWith(start.slice(0, start.lastIndexOf('/') + 1)));

function missingThing(pathname: string): Pick<NotFoundProps, 'thing'> {
  const found = thingAt(pathname);
  return found ? { thing: { words: t(found.words), searchLabel: t(found.search), searchHref: found.href } } : {};
}

/** What stands in the place of a page that could not be shown: 404 for what does not exist, else the status, what went wrong and how to go on. */
export function RouteFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const display = useAtomValue(displayAtom);
  const { pathname } = useLocation();
  const status = statusOf(error);
  if (status === 404) {
    return (
      <>
        <PageHead title={t('notFoundTitle')} description={t('notFoundDescription')} />
        <NotFound
          leavesByItself={mayLeave(display)}
          onGoHome={() => void navigate(shellPaths.home(), { replace: true })}
          {...missingThing(pathname)}
          suggestions={[
            { label: t('allBrands'), href: directoryPaths.brandList() },
            { label: t('dataSources'), href: sitePaths.dataSources() },
          ]}
        />
      </>
    );
  }
  const others = status === 410 ? thingAt(pathname) : undefined;
  return (
    <>
      <PageHead title={t('failureTitle')} description={t('failureTitle')} />
      <RouteErrorPage
        status={status}
        message={status === 400 ? t('badAddress') : status === 410 ? goneMessageOf(error) : undefined}
        requestId={status === 410 ? null : requestIdOf(error)}
        instead={others && { label: t(others.search), href: others.href }}
        onRetry={status >= 500 ? () => location.reload() : undefined}
      />
    </>
  );
}
