import type { DiskTrashed } from '@chippage/api/types';
import { ago, DAY_MS } from '../../../parts/loaded/loaded.fixtures.ts';
import { diskFile, diskFolder } from '../../parts/disk.fixtures.ts';

const trashed = (item: ReturnType<typeof diskFile>, days: number, own: Partial<DiskTrashed> = {}): DiskTrashed => ({
  ...item,
  originPath: ['电源', 'DC-DC'],
  isOriginGone: false,
  fileCount: 0,
  totalBytes: item.sizeBytes,
  trashTime: ago(days * DAY_MS),
  purgeTime: ago((days - 30) * DAY_MS),
  ...own,
});

/** What was deleted: two of the same name, a folder, one whose place is gone. */
export const sampleTrash: DiskTrashed[] = [
  trashed(diskFile({ id: 41, name: 'LM358 数据手册.pdf' }), 1),
  trashed(diskFile({ id: 42, name: 'LM358 数据手册.pdf' }), 1, { originPath: [] }),
  trashed(diskFolder({ id: 43, name: '旧版本' }), 12, { fileCount: 8, totalBytes: 42_000_000 }),
  trashed(diskFile({ id: 44, name: '说明.txt', kind: 'text', preview: 'text', sizeBytes: 812 }), 29.5, { isOriginGone: true }),
];
