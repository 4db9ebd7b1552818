import { memberId } from '../platform/members/members.schema.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../platform/database/columns.ts';

/** Logins that hold. Both halves of the pair are kept as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    memberId: memberId(),
    /** The half that the page's scripts hold and send as a header. */
    tokenHash: text().notNull(),
    /** The half in the cookie that no script can read. */
    sidHash: text().notNull(),
    /** The cookie before the last rotation; requests already under way still carry it. */
    previousSidHash: text(),
    rotatedAt: time().notNull(),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    /** The browser's mark at login. */
    uuid: text().notNull(),
    userAgent: text().notNull(),
    /** Until when sensitive changes may be made without showing again who sits there. */
    stepUpUntil: time(),
    /** When another browser than at login came with this session. */
    flaggedAt: time(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_member').on(table.memberId), index('sessions_last_seen').on(table.lastSeenAt)],
);

/** One-time codes that were sent by SMS or mail; rows stay a day, for the limits. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text({ enum: ['login', 'register', 'reset_password', 'bind', 'validate', 'step_up', 'bind_email'] }).notNull(),
    /** E.164, or a mail address. */
    recipient: text().notNull(),
    uuid: text().notNull(),
    /** The visitor's network, '' on a developer's machine. */
    network: text().notNull(),
    /** HMAC of purpose, recipient, visitor and code: a stolen table gives no codes. */
    codeHmac: text().notNull(),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    attempts: smallint().notNull().default(0),
    usedAt: time(),
    /** The vendor said that it did not go out; it does not count. */
    isCancelled: boolean().notNull().default(false),
  },
  (table) => [
    index('one_time_codes_recipient').on(table.recipient, table.sentAt),
    index('one_time_codes_uuid').on(table.uuid, table.sentAt),
    index('one_time_codes_network')
      .on(table.network, table.sentAt)
      .where(sql`network <> ''`),
    index('one_time_codes_sent_at').on(table.sentAt),
  ],
);
