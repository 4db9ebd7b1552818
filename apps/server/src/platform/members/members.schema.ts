import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../database/columns.ts';

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
    role: text({ enum: ['member', 'author', 'enterprise', 'merchant', 'operator'] })
      .notNull()
      .default('member'),
    /** 0 in review, 1 verified, 2 refused, 3 expired; null: never asked for. */
    enterpriseStatus: smallint(),
    /** Handed out to others; null for rows of older portals. */
    shareCode: text(),
    /** Whose share code the account was made with. */
    invitedBy: number(),
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

/** The member a row belongs to; rows go with their member. */
export const memberId = () =>
  number()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
