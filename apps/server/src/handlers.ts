import { accountHandlers } from './account/account.handlers.ts';
import { datasheetsHandlers } from './datasheets/datasheets.handlers.ts';
import { directoryHandlers } from './directory/directory.handlers.ts';
import type { Passwords } from './account/passwords.ts';
import { accountDecisions } from './account/reviewDecisions.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { favouritesHandlers } from './favourites/favourites.handlers.ts';
import { feedbackHandlers } from './feedback/feedback.handlers.ts';
import { historyHandlers } from './history/history.handlers.ts';
import { mallHandlers } from './mall/mall.handlers.ts';
import { receiptDecisions } from './mall/payments/receipts.handlers.ts';
import { messagesHandlers } from './messages/messages.handlers.ts';
import { newsHandlers } from './news/news.handlers.ts';
import { newsDecisions } from './news/reviewDecisions.ts';
import { operatorHandlers } from './operator/operator.handlers.ts';
import type { Handlers } from './platform/handlers.ts';
import { siteHandlers } from './site/site.handlers.ts';
import { uploadDecisions } from './uploads/publishUpload.ts';
import { uploadsHandlers } from './uploads/uploads.handlers.ts';

/** Every domain's handlers, by operation id. */
export const allHandlers = (passwords: Passwords): Handlers => ({
  ...accountHandlers(passwords),
  ...datasheetsHandlers,
  ...directoryHandlers,
  ...documentsHandlers,
  ...favouritesHandlers,
  ...feedbackHandlers,
  ...historyHandlers,
  ...mallHandlers,
  ...messagesHandlers,
  ...newsHandlers,
  ...operatorHandlers({ ...accountDecisions, ...newsDecisions, ...receiptDecisions, ...uploadDecisions }),
  ...siteHandlers,
  ...uploadsHandlers,
});
