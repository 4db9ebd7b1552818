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
    /** Verified by a code; lower case. */
    email: text(),
    nickName: text().notNull(),
    avatar: text(),
    city: text(),
    company: text(),
    position: text(),
    engineerField: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** argon2id in PHC form, keyed with the pepper. */
    passwordHash: text(),
    role: text({ enum: ['member', 'enterprise', 'merchant', 'operator'] })
      .notNull()
      .default('member'),
    /** 0 in review, 1 verified, 2 refused, 3 expired; null: never asked for. */
    enterpriseStatus: smallint(),
    /** Handed out to others; null for rows of older portals. */
    shareCode: text(),
    /** Whose share code the account was made with. */
    invitedBy: bigint({ mode: 'number' }),
    /** Partner site that the visitor came from when registering. */
    source: text(),
    disabledAt: time(),
    /** What the operator wrote down when closing the account. */
    disabledReason: text(),
    /** When the account goes, because its member asked. */
    eraseAt: time(),
    /** When everything that named the member was taken out; the row stays for what refers to it. */
    erasedAt: time(),
    createdAt: time().notNull(),
    /** To within minutes. */
    lastSeenAt: time(),
    /** When the member was told that an unused account may be taken back. */
    inactivityNoticeAt: time(),
  },
  (table) => [
    uniqueIndex('members_mobile').on(table.mobile),
    uniqueIndex('members_email').on(table.email),
    uniqueIndex('members_nick_name').on(sql`lower(${table.nickName})`),
    uniqueIndex('members_share_code').on(table.shareCode),
    index('members_invited_by').on(table.invitedBy),
    index('members_erase_at')
      .on(table.eraseAt)
      .where(sql`erase_at is not null`),
    index('members_last_seen').on(table.lastSeenAt),
  ],
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
