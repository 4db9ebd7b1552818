import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { diskPaths } from '../../../i18n/paths/diskPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { diskFrameMessages } from './messages.ts';

/** A page of the disk. */
export type DiskSection = 'files' | 'specs' | 'articles' | 'shares' | 'recycle';

/** The way from one page of the disk to the others; the member's articles are one of them. */
export function DiskTabs({ current }: { current: DiskSection }) {
  const t = useMessages(diskFrameMessages);
  const paths = usePaths(diskPaths);
  const { ownArticles } = usePaths(newsPaths);
  const hrefs: Record<DiskSection, string> = {
    files: paths.fileDisk(),
    specs: paths.specDisk(),
    articles: ownArticles(),
    shares: paths.diskShares(),
    recycle: paths.diskRecycle(),
  };
  const states = (Object.keys(hrefs) as DiskSection[]).map((id) => ({ id, name: t(id) }));
  return <StateLinks label={t('tabs')} states={states} current={current} getHref={(id) => hrefs[id]} />;
}
