import { navigationQuery, siteFactsQuery } from '@chippage/api/site';
import { SideMenuSpace } from '@chippage/features/SideMenu';
import { SkipLink } from '@chippage/ui/SkipLink';
import { t } from '../routes/shell/shell.words.ts';
import { common, wanted } from '../page/needs.ts';
import { prefetch } from '../page/prefetch.ts';
import { MAIN_ID, PageMain } from './PageMain.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SideTools } from './SideTools.tsx';

/** What the frame shows of the API. */
export const frameLoader = prefetch(() => [common(wanted(navigationQuery, {})), common(wanted(siteFactsQuery, {}))]);

/** Header, page, quick tools, footer. */
export function DefaultLayout() {
  return (
    <>
      <SideMenuSpace />
      <SkipLink targetId={MAIN_ID}>{t('skipToContent')}</SkipLink>
      <PageHeader />
      <PageMain />
      <SideTools />
      <PageFooter />
    </>
  );
}

/** Without the header: for pages that come from an app or an invitation. */
export function NoHeaderLayout() {
  return (
    <>
      <SideMenuSpace />
      <SkipLink targetId={MAIN_ID}>{t('skipToContent')}</SkipLink>
      <PageMain />
      <SideTools />
      <PageFooter />
    </>
  );
}

/** The page alone; the login dialog is everywhere. */
export function PlainLayout() {
  return <PageMain />;
}
