import type { ContactFacts } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';

/** How companies of the directory and merchants of the mall are reached, as they say it themselves. */
export const companyContacts = pgTable(
  'company_contacts',
  {
    id: id(),
    /** Who handed it in last; null: the sample did. */
    memberId: number().references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['brand', 'agent', 'merchant', 'enterprise'] }).notNull(),
    /** Number of the brand, of the distributor or trader, of the merchant, or of the company. */
    thingId: integer().notNull(),
    /** What the page shows; null: nothing yet. */
    shown: jsonb().$type<ContactFacts>(),
    /** What was handed in and is not approved. */
    wanted: jsonb().$type<ContactFacts>(),
    /** Who may open it. */
    visibility: text({ enum: ['open', 'members', 'verified'] })
      .notNull()
      .default('members'),
    state: text({ enum: ['reviewing', 'approved', 'refused'] }).notNull(),
    reason: text(),
    isSample: boolean().notNull().default(false),
    submittedAt: time().notNull(),
    reviewedAt: time(),
    removedAt: time(),
  },
  (t) => [
    index('company_contacts_thing').on(t.kind, t.thingId),
    index('company_contacts_member').on(t.memberId),
    index('company_contacts_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Which contacts a member opened on which day in China. */
export const openedContacts = pgTable(
  'opened_contacts',
  {
    memberId: memberId(),
    day: date().notNull(),
    contactId: number()
      .notNull()
      .references(() => companyContacts.id, { onDelete: 'cascade' }),
    openedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.contactId] }), index('opened_contacts_contact').on(t.contactId)],
);
