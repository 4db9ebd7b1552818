import type { OwnProductionLine, ProductionLine } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

const smt = {
  name: 'SMT 贴片线 2',
  equipment: '印刷机 1 台，贴片机 4 台，十温区回流焊，在线 SPI 与 AOI',
  capacity: '每天 200 万点，最小 0201',
  certificates: ['ISO 9001:2015', 'IATF 16949:2016'],
};

/** What a company makes things with. */
export const sampleLines: readonly ProductionLine[] = [
  { id: 7, ...smt, isSample: false, reviewTime: ago(12 * DAY_MS) },
  { id: 9, name: '三防涂覆线', equipment: null, capacity: null, certificates: [], isSample: true, reviewTime: null },
];

/** The same as its company keeps them. */
export const ownLines: readonly OwnProductionLine[] = [
  {
    id: 7,
    shown: smt,
    wanted: { ...smt, capacity: '每天 300 万点，最小 01005' },
    fileCount: 2,
    state: 'reviewing',
    reason: null,
    submitTime: ago(3 * HOUR_MS),
  },
  {
    id: 9,
    shown: { name: '三防涂覆线', equipment: null, capacity: null, certificates: [] },
    wanted: null,
    fileCount: 0,
    state: 'approved',
    reason: null,
    submitTime: ago(20 * DAY_MS),
  },
  {
    id: 11,
    shown: null,
    wanted: { name: '老化测试线', equipment: '老化柜 6 台', capacity: null, certificates: ['ISO 14001'] },
    fileCount: 1,
    state: 'refused',
    reason: '证书已过期，请上传有效期内的证书',
    submitTime: ago(2 * DAY_MS),
  },
];
