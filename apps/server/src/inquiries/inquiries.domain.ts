import type { Domain } from '../platform/domain.ts';
import { boardHandlers } from './board/board.handlers.ts';
import { boardPhotos, boardReports, boardRows } from './board/board.schema.ts';
import { ownBoardHandlers } from './board/ownBoard.handlers.ts';
import { boardPhotoBytes, forgetLoosePhotos } from './board/photos.queries.ts';
import { photoHandlers } from './board/photos.handlers.ts';
import { priceHandlers } from './board/price.handlers.ts';
import { inquiryDecisions } from './board/reportDecisions.ts';
import { boardReportStore } from './board/reports.queries.ts';
import { reportHandlers } from './board/reports.handlers.ts';
import { companyHandlers } from './companies/companies.handlers.ts';
import { digestHandlers } from './digest/digest.handlers.ts';
import { boardDigests } from './digest/digest.schema.ts';
import { registerBoardDigestJob, registerDigestOneClick } from './digest/digests.ts';
import { registerInquiryJobs } from './inquiries.jobs.ts';
import { promotionDecisions } from './promotions/promotionDecisions.ts';
import { promotionHandlers } from './promotions/promotions.handlers.ts';
import { companyPromotions } from './promotions/promotions.schema.ts';
import { agentAskHandlers } from './quotes/agentAsk.handlers.ts';
import { quoteHandlers } from './quotes/quotes.handlers.ts';
import { forgetLooseFiles, quoteBytes } from './quotes/quotes.queries.ts';
import { loadSampleBoard } from './sample/loadSampleBoard.ts';
import { stockHandlers } from './stock/stock.handlers.ts';
import { batchSearchHandlers } from './tasks/batchSearch.handlers.ts';
import { taskHandlers } from './tasks/tasks.handlers.ts';
import { registerTaskJobs, resumeTasks } from './tasks/tasks.jobs.ts';
import { forgetSheets, sheetBytes } from './tasks/tasks.queries.ts';
import { excelTasks } from './tasks/tasks.schema.ts';
import { quoteEvents, quoteFiles, quotes } from './quotes/quotes.schema.ts';

const DAY = 86_400_000;
/** How long the wrong rows of a sheet can be fetched. */
const SHEET_DAYS = 30;

/** What companies want and offer, and what they quote each other. */
export const inquiriesDomain = {
  name: 'inquiries',
  handlers: () => ({
    ...boardHandlers,
    ...ownBoardHandlers,
    ...priceHandlers,
    ...photoHandlers,
    ...reportHandlers,
    ...quoteHandlers,
    ...agentAskHandlers,
    ...taskHandlers,
    ...batchSearchHandlers,
    ...stockHandlers,
    ...companyHandlers,
    ...promotionHandlers,
    ...digestHandlers,
  }),
  memberRecords: [
    // A company's rows and quotes stay with it when somebody leaves.
    { name: 'boardRows', table: boardRows, owner: boardRows.memberId, isKept: true },
    { name: 'boardPhotos', table: boardPhotos, owner: boardPhotos.memberId, isKept: true },
    { name: 'boardReports', table: boardReports, owner: boardReports.memberId },
    { name: 'acceptedQuotes', table: quotes, owner: quotes.acceptedBy, isKept: true },
    { name: 'quoteEvents', table: quoteEvents, owner: quoteEvents.memberId, isKept: true },
    { name: 'excelTasks', table: excelTasks, owner: excelTasks.memberId, isKept: true },
    { name: 'quoteFiles', table: quoteFiles, owner: quoteFiles.memberId, isKept: true },
    { name: 'boardDigests', table: boardDigests, owner: boardDigests.memberId },
    { name: 'companyPromotions', table: companyPromotions, owner: companyPromotions.memberId, isKept: true },
  ],
  usesBytes: [quoteBytes, boardPhotoBytes, sheetBytes],
  reportStores: { board_row: boardReportStore },
  decisions: { ...inquiryDecisions, ...promotionDecisions },
  registerJobs(platform) {
    registerInquiryJobs(platform);
    registerTaskJobs(platform);
    registerBoardDigestJob(platform);
  },
  registerRoutes: registerDigestOneClick,
  startTasks: [
    {
      name: 'sample board',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleBoard(platform) : 0;
        if (count > 0) platform.log.info({ rows: count }, 'sample board loaded');
      },
    },
    resumeTasks,
  ],
  housekeeping: [
    ({ db }, ago) => forgetLooseFiles(db, ago(DAY)),
    ({ db }, ago) => forgetLoosePhotos(db, ago(DAY)),
    ({ db }, ago) => forgetSheets(db, ago(SHEET_DAYS * DAY)),
  ],
} satisfies Domain;
