import { PlainLink } from '@chippage/ui/PlainLink';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { diskPaths } from '../../../i18n/paths/diskPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { tabLink, tabLinks } from '../../../parts/tab-links/tabLinks.css.ts';
import { diskFrameMessages } from './messages.ts';

/** A page of the disk. */
export type DiskSection = 'files' | 'specs' | 'articles' | 'shares' | 'recycle';

/** The way from one page of the disk to the others; the member's articles are one of them. */
export function DiskTabs({ current }: { current: DiskSection }) {
  const t = useMessages(diskFrameMessages);
  const paths = usePaths(diskPaths);
  const { ownArticles } = usePaths(newsPaths);
  const sections: readonly { id: DiskSection; href: string }[] = [
    { id: 'files', href: paths.fileDisk() },
    { id: 'specs', href: paths.specDisk() },
    { id: 'articles', href: ownArticles() },
    { id: 'shares', href: paths.diskShares() },
    { id: 'recycle', href: paths.diskRecycle() },
  ];
  return (
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
  );
}
