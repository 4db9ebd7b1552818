import type { DiskFolder, DiskItem, DiskQuota } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A file. */
export const diskFile = (own: Partial<DiskItem> & Pick<DiskItem, 'id' | 'name'>): DiskItem => ({
  isFolder: false,
  folderId: null,
  kind: 'pdf',
  preview: 'pdf',
  sizeBytes: 184_220,
  sha256: 'ab'.repeat(32),
  itemCount: 0,
  revision: 1,
  createTime: ago(3 * DAY_MS),
  updateTime: ago(HOUR_MS),
  ...own,
});

/** A folder. */
export const diskFolder = (own: Partial<DiskItem> & Pick<DiskItem, 'id' | 'name'>): DiskItem =>
  diskFile({ isFolder: true, kind: 'folder', preview: 'none', sizeBytes: 0, sha256: null, ...own });

/** What lies in a disk: folders first. */
export const sampleItems: DiskItem[] = [
  diskFolder({ id: 1, name: '电源', itemCount: 3 }),
  diskFolder({ id: 2, name: '网关主板 v2', itemCount: 12 }),
  diskFile({ id: 11, name: 'BOM 网关主板 v2.xlsx', kind: 'sheet', preview: 'xlsx', sizeBytes: 48_120 }),
  diskFile({ id: 12, name: 'LM358 数据手册.pdf' }),
  diskFile({ id: 13, name: 'main.c', kind: 'code', preview: 'code', sizeBytes: 9_310 }),
  diskFile({ id: 14, name: '丝印照片.jpg', kind: 'picture', preview: 'picture', sizeBytes: 2_410_000 }),
  diskFile({ id: 15, name: '调试记录.txt', kind: 'text', preview: 'text', sizeBytes: 3_204 }),
  diskFile({ id: 16, name: '固件.zip', kind: 'archive', preview: 'none', sizeBytes: 12_400_000 }),
];

const folder = (id: number, name: string, folderId: number | null = null): DiskFolder => ({ id, name, folderId, itemCount: 3, revision: 1 });

/** The folders of it. */
export const sampleFolders: DiskFolder[] = [folder(1, '电源'), folder(3, 'DC-DC', 1), folder(4, 'LDO', 1), folder(2, '网关主板 v2'), folder(5, '固件', 2)];

/** How full it is. */
export const sampleQuota: DiskQuota = {
  totalBytes: 5_000_000_000,
  usedBytes: 1_284_000_000,
  trashBytes: 84_000_000,
  trashCount: 3,
  kinds: [
    { kind: 'pdf', count: 412, bytes: 1_020_000_000 },
    { kind: 'picture', count: 60, bytes: 160_000_000 },
    { kind: 'sheet', count: 20, bytes: 20_000_000 },
  ],
  itemCount: 495,
  specCount: 4,
  revision: 9,
};
