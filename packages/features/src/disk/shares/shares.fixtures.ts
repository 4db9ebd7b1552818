import type { DiskShare, SharedDisk, ShareFront } from '@chippage/api/types';
import { ago, DAY_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A link that is open. */
export const openLink: DiskShare = {
  id: 7,
  token: 'Zm9vYmFyYmF6cXV4MTIz',
  itemId: 2,
  name: '网关主板 v2',
  isFolder: true,
  state: 'open',
  expireTime: ago(-7 * DAY_MS),
  downloadLimit: 20,
  downloadCount: 3,
  openCount: 5,
  createTime: ago(DAY_MS),
};

/** What a visitor sees first. */
export const sampleFront: ShareFront = { state: 'open', isFolder: true, nickName: '林工', expireTime: ago(-7 * DAY_MS) };

/** What lies behind the code. */
export const sampleShared: SharedDisk = {
  name: '网关主板 v2',
  isFolder: true,
  nickName: '林工',
  files: [
    { id: 11, name: 'BOM 网关主板 v2.xlsx', path: [], kind: 'sheet', sizeBytes: 48_120, updateTime: ago(DAY_MS) },
    { id: 12, name: 'LM358 数据手册.pdf', path: ['数据手册'], kind: 'pdf', sizeBytes: 184_220, updateTime: ago(2 * DAY_MS) },
  ],
  totalBytes: 232_340,
  expireTime: ago(-7 * DAY_MS),
  downloadsLeft: 17,
};
