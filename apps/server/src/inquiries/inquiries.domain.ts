import type { Domain } from '../platform/domain.ts';
import { boardHandlers } from './board/board.handlers.ts';
import { boardReports, boardRows } from './board/board.schema.ts';
import { ownBoardHandlers } from './board/ownBoard.handlers.ts';
import { priceHandlers } from './board/price.handlers.ts';
import { inquiryDecisions } from './board/reportDecisions.ts';
import { reportHandlers } from './board/reports.handlers.ts';
import { companyHandlers } from './companies/companies.handlers.ts';
import { registerInquiryJobs } from './inquiries.jobs.ts';
import { promotionDecisions } from './promotions/promotionDecisions.ts';
import { promotionHandlers } from './promotions/promotions.handlers.ts';
import { companyPromotions } from './promotions/promotions.schema.ts';
import { quoteHandlers } from './quotes/quotes.handlers.ts';
import { forgetLooseFiles, quoteBytes } from './quotes/quotes.queries.ts';
import { quoteEvents, quoteFiles, quotes } from './quotes/quotes.schema.ts';

const DAY = 86_400_000;

/** What companies want and offer, and what they quote each other. */
export const inquiriesDomain = {
  name: 'inquiries',
  handlers: () => ({ ...boardHandlers, ...ownBoardHandlers, ...priceHandlers, ...reportHandlers, ...quoteHandlers, ...companyHandlers, ...promotionHandlers }),
  memberRecords: [
    // A company's rows and quotes stay with it when somebody leaves.
    { name: 'boardRows', table: boardRows, owner: boardRows.memberId, isKept: true },
    { name: 'boardReports', table: boardReports, owner: boardReports.memberId },
    { name: 'acceptedQuotes', table: quotes, owner: quotes.acceptedBy, isKept: true },
    { name: 'quoteEvents', table: quoteEvents, owner: quoteEvents.memberId, isKept: true },
    { name: 'quoteFiles', table: quoteFiles, owner: quoteFiles.memberId, isKept: true },
    { name: 'companyPromotions', table: companyPromotions, owner: companyPromotions.memberId, isKept: true },
  ],
  usesBytes: [quoteBytes],
  decisions: { ...inquiryDecisions, ...promotionDecisions },
  registerJobs: registerInquiryJobs,
  housekeeping: [({ db }, ago) => forgetLooseFiles(db, ago(DAY))],
} satisfies Domain;
