import { sheetPicture } from '../../../parts/sheet-thumbnail/SheetThumbnail.fixtures.ts';
import type { Document, DocumentGroup } from '@chippage/api/types';

const sheet = (id: number, title: string, extra: Partial<Document> = {}): Document => ({
  id,
  title,
  docType: 'datasheet',
  language: 'en',
  version: null,
  publishedOn: null,
  edition: 'only',
  brandId: 258,
  brandName: 'onsemi',
  brandNameCn: '安森美',
  partIds: [id],
  mpns: [title],
  pageCount: null,
  sizeBytes: null,
  sha256: null,
  isHosted: false,
  link: null,
  archive: null,
  isSample: false,
  outsideUrl: 'https://www.onsemi.com/pdf/datasheet/lm317-d.pdf',
  host: 'www.onsemi.com',
  fileUrl: null,
  thumbnail: null,
  outline: [],
  createTime: '2026-07-01T08:00:00.000Z',
  ...extra,
});

/** Sheets of a brand: one to read here, one at its maker, one with many parts, one about none. */
export const sampleSheets: readonly Document[] = [
  sheet(1, 'LM317', {
    isHosted: true,
    pageCount: 12,
    language: 'zh',
    host: null,
    outsideUrl: null,
    fileUrl: '/api/file/spec/v1/content/1',
    thumbnail: { url: sheetPicture, width: 240, height: 339 },
  }),
  sheet(2, 'NCP1117', { edition: 'superseded', partIds: [2, 21, 22, 23], mpns: ['NCP1117ST33T3G', 'NCP1117ST50T3G', 'NCP1117DT33G', 'NCP1117DT50G'] }),
  sheet(3, 'A Datasheet With A Very Long Title That Names Every Member Of A Family Of Voltage Regulators And Their Packages', { partIds: [], mpns: [] }),
  sheet(4, 'AN1149/D', { docType: 'appnote', isSample: true, isHosted: true, pageCount: 4, host: null }),
];

/** What a maker found wrong. */
export const sampleErratum: Document = sheet(5, 'LM317 Errata', { docType: 'errata' });

/** Its sheets by category. */
export const sampleGroups: readonly DocumentGroup[] = [
  { category: 'power/ldo', name: '线性稳压器 LDO', count: 120, documents: [] },
  { category: 'discrete/mosfet', name: 'MOSFET', count: 67, documents: [] },
];
