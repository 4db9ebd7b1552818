import { accountHandlers } from './account/account.handlers.ts';
import { datasheetsHandlers } from './datasheets/datasheets.handlers.ts';
import { directoryHandlers } from './directory/directory.handlers.ts';
import type { Passwords } from './account/passwords.ts';
import type { Handlers } from './platform/handlers.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { siteHandlers } from './site/site.handlers.ts';

/** Every domain's handlers, by operation id. */
export const allHandlers = (passwords: Passwords): Handlers => ({
  ...accountHandlers(passwords),
  ...datasheetsHandlers,
  ...directoryHandlers,
  ...documentsHandlers,
  ...siteHandlers,
});
