import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that were answered; each is good once, in whichever process. */
export const captchaNonces = pgTable('captcha_nonces', {
  nonce: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
