import type { FinancialReport } from '@chippage/api/types';

/** An entry as it is typed. */
export interface ReportInput {
  company: string;
  /** Number of its page in the directory; '': it has none. */
  brandId: string;
  listing: string;
  kind: FinancialReport['kind'];
  period: string;
  /** `2026-11-04`, or '' while it is not whole. */
  date: string;
  documentUrl: string;
  sourceUrl: string;
}

/** Kinds of results, the most usual first. */
export const reportKinds = ['quarter', 'half', 'year', 'forecast'] as const;

/** Nothing typed yet. */
export const emptyReport: ReportInput = { company: '', brandId: '', listing: '', kind: 'quarter', period: '', date: '', documentUrl: '', sourceUrl: '' };

/** An entry, to be put right. */
export const inputOf = ({ company, brandId, listing, kind, period, date, documentUrl, sourceUrl }: FinancialReport): ReportInput => ({
  company,
  brandId: brandId === undefined ? '' : String(brandId),
  listing,
  kind,
  period,
  date,
  documentUrl,
  sourceUrl,
});

/** What the call is given. */
export const factsOf = ({ brandId, ...input }: ReportInput) => ({
  ...input,
  company: input.company.trim(),
  listing: input.listing.trim(),
  period: input.period.trim(),
  documentUrl: input.documentUrl.trim(),
  sourceUrl: input.sourceUrl.trim(),
  ...(brandId.trim() !== '' && { brandId: Number(brandId.trim()) }),
});
