import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { diskPaths } from '../../../i18n/paths/diskPaths.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { tabLink, tabLinks } from '../../../parts/tab-links/tabLinks.css.ts';
import { diskFrameMessages } from './messages.ts';

/** A page of the disk. */
export type DiskSection = 'files' | 'specs' | 'articles' | 'shares' | 'recycle';

export interface DiskFrameProps {
  current: DiskSection;
  /** Where the member's articles lie as files. Absent: this site has none. */
  articlesHref?: string;
  /** Fields in the head of the page. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The head of every page of the disk, and the way to the others. */
export function DiskFrame({ current, articlesHref, tools, children }: DiskFrameProps) {
  const t = useMessages(diskFrameMessages);
  const paths = usePaths(diskPaths);
  const sections: readonly { id: DiskSection; href: string }[] = [
    { id: 'files', href: paths.fileDisk() },
    { id: 'specs', href: paths.specDisk() },
    ...(articlesHref === undefined ? [] : [{ id: 'articles' as const, href: articlesHref }]),
    { id: 'shares', href: paths.diskShares() },
    { id: 'recycle', href: paths.diskRecycle() },
  ];
  return (
    <PageColumn>
      <PageHead title={t('title')} {...(tools !== undefined && { tools })} />
      <nav aria-label={t('tabs')}>
        <ul className={tabLinks}>
          {sections.map(({ id, href }) => (
            <li key={id}>
              <PlainLink className={tabLink} href={href} aria-current={id === current ? 'page' : undefined}>
                {t(id)}
              </PlainLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </PageColumn>
  );
}
