import type { EnterpriseFacts } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, money, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';

/** Companies that members speak for. Numbers below 1,000,000 belong to the sample. */
export const enterprises = pgTable(
  'enterprises',
  {
    id: number().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    /** Who answers for it, the same as the owner among its members; null for companies of the sample. */
    ownerId: number().references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text(),
    creditCode: text().notNull(),
    legalPerson: text(),
    /** The last day of the licence, in China; null: without end, or not said. */
    licenceExpiry: date(),
    regAddress: text(),
    officeAddress: text(),
    phone: text(),
    email: text(),
    website: text(),
    industry: text(),
    /** People who work there. */
    scale: text({ enum: ['0-20', '20-99', '100-499', '500-999', '1000-9999', '10000+'] }),
    /** What it is in the trade. */
    roles: text({ enum: ['manufacturer', 'agent', 'trader', 'end_user', 'design', 'ems', 'other'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The city that everybody sees, e.g. 深圳. */
    place: text(),
    contactName: text().notNull(),
    contactPhone: text(),
    /** The licence that was looked at. */
    licenceFileId: number().references((): AnyPgColumn => licenceFiles.id, { onDelete: 'set null' }),
    /** 0 in review, 1 verified, 2 refused, 3 expired. */
    status: smallint().notNull().default(0),
    /** Why it was refused. */
    reason: text(),
    /** Made up for the sample catalogue. */
    isSample: boolean().notNull().default(false),
    createdAt: time().notNull(),
    decidedAt: time(),
    verifiedAt: time(),
    /** Until when the verification holds. */
    expiresAt: time(),
    /** When its owner was told that this is soon over. */
    remindedAt: time(),
  },
  (table) => [
    uniqueIndex('enterprises_owner').on(table.ownerId),
    // A refused claim does not keep the true company out.
    uniqueIndex('enterprises_credit_code')
      .on(table.creditCode)
      .where(sql`status in (0, 1)`),
    index('enterprises_expires')
      .on(table.expiresAt)
      .where(sql`status = 1`),
  ],
);

/** Who acts for a company, and as what; a member acts for one company. */
export const enterpriseMembers = pgTable(
  'enterprise_members',
  {
    memberId: memberId().primaryKey(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'buyer', 'approver', 'seller', 'editor'] }).notNull(),
    /** Most yuan of one order without approval; null: no limit. */
    spendLimit: money(),
    joinedAt: time().notNull(),
  },
  (table) => [
    index('enterprise_members_enterprise').on(table.enterpriseId),
    uniqueIndex('enterprise_members_owner')
      .on(table.enterpriseId)
      .where(sql`role = 'owner'`),
  ],
);

/** Licences that were handed in; the bytes are in the file store. */
export const licenceFiles = pgTable(
  'licence_files',
  {
    id: id(),
    /** Who brought it, or who answers for the company since. */
    memberId: memberId(),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index('licence_files_member').on(table.memberId)],
);

/** What was handed in about companies, and what became of it. */
export const enterpriseApplications = pgTable(
  'enterprise_applications',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    /** Of a verified company: what was verified stays in force meanwhile. */
    isChange: boolean().notNull(),
    facts: jsonb().$type<EnterpriseFacts>().notNull(),
    licenceFileId: number().references(() => licenceFiles.id, { onDelete: 'set null' }),
    state: text({ enum: ['reviewing', 'approved', 'refused'] })
      .notNull()
      .default('reviewing'),
    reason: text(),
    submittedAt: time().notNull(),
    decidedAt: time(),
  },
  (table) => [
    index('enterprise_applications_enterprise').on(table.enterpriseId),
    index('enterprise_applications_member').on(table.memberId),
    index('enterprise_applications_licence').on(table.licenceFileId),
  ],
);

/** Invitations to act for a company; one is spent by whoever accepts it. */
export const enterpriseInvitations = pgTable(
  'enterprise_invitations',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who invited. */
    memberId: memberId(),
    /** The number that it was sent to; null: whoever has the link. */
    mobile: text(),
    role: text({ enum: ['buyer', 'approver', 'seller', 'editor'] }).notNull(),
    spendLimit: money(),
    /** SHA-256 of the code. */
    codeHash: text().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('enterprise_invitations_code').on(table.codeHash),
    index('enterprise_invitations_enterprise').on(table.enterpriseId),
    index('enterprise_invitations_member').on(table.memberId),
  ],
);
