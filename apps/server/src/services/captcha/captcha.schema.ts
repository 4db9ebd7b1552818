import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';

/** Challenges that were answered; each is good once, in whichever process. */
export const captchaNonces = pgTable('captcha_nonces', {
  nonce: text().primaryKey(),
  expiresAt: time().notNull(),
});
