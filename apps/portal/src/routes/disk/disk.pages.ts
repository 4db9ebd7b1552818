import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './disk.words.ts';

/** The pages of the cloud disk. */
export const diskPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/cloudDisk/fileDisk', '/userCenter/cloudDisk'],
    file: 'fileDisk',
    title: 'files',
    section: 'disk',
    login: 'member',
    indexing: 'noindex',
    maxKb: 260,
    samples: ['/userCenter/cloudDisk/fileDisk', '/userCenter/cloudDisk/fileDisk?q=LM358', '/userCenter/cloudDisk/fileDisk?order=size-desc'],
  },
  {
    paths: ['/userCenter/cloudDisk/specDisk'],
    file: 'specDisk',
    title: 'specs',
    section: 'disk',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/cloudDisk/specDisk', '/userCenter/cloudDisk/specDisk?newer=1'],
  },
  {
    paths: ['/userCenter/cloudDisk/shares'],
    file: 'shares',
    title: 'shares',
    section: 'disk',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/cloudDisk/shares'],
  },
  {
    paths: ['/userCenter/cloudDisk/recycle'],
    file: 'recycle',
    title: 'recycle',
    section: 'disk',
    login: 'member',
    indexing: 'noindex',
    maxKb: 250,
    samples: ['/userCenter/cloudDisk/recycle'],
  },
  {
    paths: ['/share/:token'],
    file: 'sharedDisk',
    title: 'shared',
    description: 'sharedDescription',
    indexing: 'noindex',
    maxKb: 220,
    robots: ['/share/'],
    samples: ['/share/{diskShare}'],
  },
];
