import { SkipLink } from '@chippage/ui/SkipLink';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { SideMenuSpace } from '../side-menu/SideMenu.tsx';
import { pageFrameMessages } from './messages.ts';

/** The specification's layouts: all of it, without the header (pages that come from an app or an invitation), or the page alone. */
export type PageLayout = 'default' | 'noHeader' | 'plain';

export interface PageFrameProps {
  layout: PageLayout;
  /** The page's `main`, with the id that the skip link leads to. */
  children: ReactNode;
  /** Id of `main`. */
  mainId: string;
  /** See `SiteHeader`. */
  header?: ReactNode;
  /** See `SideMenu`. */
  tools?: ReactNode;
  /** See `SiteFooter`. */
  footer?: ReactNode;
}

/** What stands around a page, in the order in which it is read: skip link, header, page, quick tools, footer. */
export function PageFrame({ layout, children, mainId, header, tools, footer }: PageFrameProps) {
  const t = useMessages(pageFrameMessages);
  if (layout === 'plain') return children;
  return (
    <>
      <SideMenuSpace />
      <SkipLink targetId={mainId}>{t('skipToContent')}</SkipLink>
      {layout === 'default' && header}
      {children}
      {tools}
      {footer}
    </>
  );
}
