import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Datasheets that members collected by reference; the title stays for when the document is gone, so the number is no foreign key. */
export const collectedDocuments = pgTable(
  'collected_documents',
  { memberId: memberId(), documentId: integer().notNull(), title: text().notNull(), createdAt: time().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.documentId] }), index('collected_documents_newest').on(t.memberId, t.createdAt)],
);
