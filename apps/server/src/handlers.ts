import { accountHandlers } from './account/account.handlers.ts';
import type { Passwords } from './account/passwords.ts';
import type { Handlers } from './platform/handlers.ts';
import { siteHandlers } from './site/site.handlers.ts';

/** Every domain's handlers, by operation id. */
export const allHandlers = (passwords: Passwords): Partial<Handlers> => ({ ...accountHandlers(passwords), ...siteHandlers });
