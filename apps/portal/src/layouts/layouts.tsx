import { navigationQuery, siteFactsQuery } from '@chippage/api/site';
import { PageFrame, type PageLayout } from '@chippage/features/PageFrame';
import type { ReactNode } from 'react';
import { common, wanted } from '../page/needs.ts';
import { prefetch } from '../page/prefetch.ts';
import { MAIN_ID, PageMain } from './PageMain.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SideTools } from './SideTools.tsx';

/** What the frame shows of the API. */
export const frameLoader = prefetch(() => [common(wanted(navigationQuery, {})), common(wanted(siteFactsQuery, {}))]);

/** The frames around pages, by their layout. */
export const layouts = {
  default: () => <Framed layout="default" />,
  noHeader: () => <Framed layout="noHeader" />,
  plain: () => <Framed layout="plain" />,
} satisfies Record<PageLayout, () => ReactNode>;

function Framed({ layout }: { layout: PageLayout }) {
  return (
    <PageFrame layout={layout} mainId={MAIN_ID} header={<PageHeader />} tools={<SideTools />} footer={<PageFooter />}>
      <PageMain />
    </PageFrame>
  );
}
