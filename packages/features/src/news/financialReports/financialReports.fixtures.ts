import type { FinancialReport, FinancialReportMonth } from '@chippage/api/types';

const report = (own: Partial<FinancialReport>): FinancialReport => ({
  id: 1,
  company: 'Example Semiconductor（示例）',
  brandId: 3,
  brandName: '例芯半导体',
  listing: 'NASDAQ: EXSC',
  kind: 'quarter',
  period: '2026 年第三季度',
  date: '2026-11-04',
  documentUrl: 'https://www.example.com/2026q3.pdf',
  sourceUrl: 'https://www.example.com/investors',
  updateTime: '2026-11-04T02:00:00.000Z',
  ...own,
});

/** A month of fictitious companies: filed, to come, without a page here, two on one day. */
export const financialReportSamples: FinancialReport[] = [
  report({}),
  report({
    id: 2,
    company: '示例微电子股份有限公司',
    brandId: 9,
    brandName: '示例微',
    listing: '上交所 688000',
    kind: 'forecast',
    period: '2026 年年度业绩预告',
    date: '2026-11-04',
    documentUrl: '',
  }),
  report({
    id: 3,
    company: 'Sample Analog Devices Holding International Corporation（示例）',
    brandName: null,
    listing: '',
    kind: 'half',
    date: '2026-11-27',
    documentUrl: '',
  }),
];
delete financialReportSamples[2]?.brandId;

/** Months with entries. */
export const financialMonthSamples: FinancialReportMonth[] = [
  { month: '2026-12', total: 1 },
  { month: '2026-11', total: 3 },
  { month: '2026-08', total: 14 },
];
