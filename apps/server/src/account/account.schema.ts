import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const time = () => timestamp({ withTimezone: true });

/** People with an account. */
export const members = pgTable(
  'members',
  {
    id: id(),
    /** E.164; null after it was taken off. */
    mobile: text(),
    nickName: text().notNull(),
    avatar: text(),
    /** argon2id in PHC form, keyed with the pepper. */
    passwordHash: text(),
    role: text({ enum: ['member', 'enterprise', 'merchant', 'operator'] })
      .notNull()
      .default('member'),
    /** 0 in review, 1 verified, 2 refused, 3 expired; null: never asked for. */
    enterpriseStatus: smallint(),
    disabledAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [uniqueIndex('members_mobile').on(table.mobile)],
);

/** Logins that hold. Both halves of the pair are kept as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
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
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_member').on(table.memberId), index('sessions_last_seen').on(table.lastSeenAt)],
);

/** One-time codes that were sent; rows stay a day, for the limits. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    purpose: text({ enum: ['login', 'register', 'reset_password', 'bind'] }).notNull(),
    mobile: text().notNull(),
    uuid: text().notNull(),
    /** The visitor's network, '' on a developer's machine. */
    network: text().notNull(),
    /** HMAC of purpose, number, visitor and code: a stolen table gives no codes. */
    codeHmac: text().notNull(),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    attempts: smallint().notNull().default(0),
    usedAt: time(),
    /** The vendor said that it did not go out; it does not count. */
    isCancelled: boolean().notNull().default(false),
  },
  (table) => [
    index('sms_codes_mobile').on(table.mobile, table.sentAt),
    index('sms_codes_uuid').on(table.uuid, table.sentAt),
    index('sms_codes_network')
      .on(table.network, table.sentAt)
      .where(sql`network <> ''`),
    index('sms_codes_sent_at').on(table.sentAt),
  ],
);
