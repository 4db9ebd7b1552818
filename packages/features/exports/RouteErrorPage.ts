/** A page that could not be shown. */
export { routeErrorMessages } from '../src/shell/route-error/messages.ts';
export { RouteErrorPage, type RouteErrorPageProps } from '../src/shell/route-error/RouteErrorPage.tsx';
