import type { CollectedDocument } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../../parts/loaded/loaded.fixtures.ts';

const document = { brandId: 3, brandName: '例芯半导体', version: 'Rev. A', sizeBytes: 184_220, isHosted: true, isGone: false, newerId: null } as const;

/** Collected datasheets: one with a newer revision, one at its maker's address, one that is gone. */
export const sampleCollected: CollectedDocument[] = [
  { ...document, id: 31, title: 'EX32F103 数据手册（样例）', newerId: 44, createTime: ago(HOUR_MS) },
  { ...document, id: 32, title: 'EX5430 应用笔记（样例）', version: null, sizeBytes: null, isHosted: false, createTime: ago(DAY_MS) },
  {
    ...document,
    id: 33,
    title: 'EX317 数据手册（样例）',
    brandId: null,
    brandName: null,
    version: null,
    sizeBytes: null,
    isHosted: false,
    isGone: true,
    createTime: ago(30 * DAY_MS),
  },
];
