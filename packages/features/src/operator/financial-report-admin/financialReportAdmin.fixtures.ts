import type { FinancialReport, FinancialReportMonth } from '@chippage/api/types';

const report: FinancialReport = {
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
};

/** Entries of fictitious companies. */
export const financialReportSamples: FinancialReport[] = [
  report,
  { ...report, id: 2, company: '示例微电子股份有限公司', listing: '上交所 688000', kind: 'forecast', period: '2026 年年度业绩预告', documentUrl: '' },
];

/** Months with entries. */
export const financialMonthSamples: FinancialReportMonth[] = [
  { month: '2026-11', total: 2 },
  { month: '2026-08', total: 14 },
];
