import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Whom members keep in their own contacts. */
export const knownContacts = pgTable(
  'known_contacts',
  {
    id: id(),
    memberId: memberId(),
    name: text().notNull(),
    company: text(),
    phone: text(),
    email: text(),
    wechat: text(),
    note: text(),
    /** The contact of a company that it was kept from; null: the member wrote it. It stays when the company takes its own off. */
    contactId: number(),
    kind: text({ enum: ['brand', 'agent', 'merchant', 'enterprise'] }),
    thingId: integer(),
    createdAt: time().notNull(),
    removedAt: time(),
  },
  (t) => [
    index('known_contacts_newest').on(t.memberId, t.createdAt),
    uniqueIndex('known_contacts_kept').on(t.memberId, t.contactId),
    index('known_contacts_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
