import type { ChangeNotice } from '@chippage/api/types';

const notice = (own: Partial<ChangeNotice>): ChangeNotice => ({
  id: 1,
  kind: 'eol',
  brandId: 3,
  brandName: 'Example Semiconductor',
  brandNameCn: '例芯半导体',
  number: 'EX-EOL-2026-014',
  title: 'EX32F103 系列停产通知（示例）',
  summary: '产线搬迁后不再生产。请改用 EX32F203 系列，引脚兼容。',
  parts: [
    { partId: 1, mpn: 'EX32F103C8T6' },
    { partId: 2, mpn: 'EX32F103CBT6' },
    { partId: null, mpn: 'EX32F103VCT7' },
  ],
  publishedOn: '2026-10-08',
  lastOrderOn: '2027-03-31',
  lastShipOn: '2027-09-30',
  documentUrl: 'https://www.example.com/eol-2026-014.pdf',
  ...own,
});

/** Notices of a fictitious maker: one whole, one that names only what it must. */
export const changeSamples: ChangeNotice[] = [
  notice({}),
  notice({
    id: 2,
    kind: 'pcn',
    number: null,
    title: '封装厂增加第二条产线（示例）',
    summary: '',
    publishedOn: '2026-08-01',
    lastOrderOn: null,
    lastShipOn: null,
    documentUrl: null,
  }),
];
