import { quotesQuery } from '@chippage/api/inquiries';
import { companyNeedOf, type RefusedNeed } from '../../../parts/company-need/companyNeed.ts';

/** What the member lacks to quote, as the seller, or to ask, as the buyer; read before the form is filled in. @param side null: not asked */
export const useQuoteNeed = (side: 'buyer' | 'seller' | null): RefusedNeed | null =>
  companyNeedOf(quotesQuery.use(side === null ? null : { side, pageSize: 1 }).error);
