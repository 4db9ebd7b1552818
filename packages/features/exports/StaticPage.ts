/** A page that an operator writes. */
export { staticPageMessages } from '../src/site/static-page/messages.ts';
export { StaticPage, type StaticPageProps } from '../src/site/static-page/StaticPage.tsx';
export { useStaticPage } from '../src/site/static-page/useStaticPage.ts';
