import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { documents } from '../datasheets/documents/documents.schema.ts';
import { members } from '../platform/members/members.schema.ts';

/** Lists of choices, e.g. the kinds of feedback. */
export const categoryChoices = pgTable(
  'category_choices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: text({ enum: ['OPINION'] }).notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [unique('category_choices_label').on(t.list, t.label)],
);

/** What members told the site, and what anybody complained of. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    /** Null: a visitor without a login. */
    memberId: number().references(() => members.id, { onDelete: 'cascade' }),
    typeId: integer()
      .notNull()
      .references(() => categoryChoices.id),
    content: text().notNull(),
    contact: text().notNull(),
    /** Path of the page that it is about. */
    page: text(),
    /** The document that it is about; the title stays for when the document is gone. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    documentTitle: text(),
    documentPage: integer(),
    phrase: text(),
    createdAt: time().notNull(),
    reply: text(),
    verdict: text({ enum: ['corrected', 'rejected'] }),
    repliedBy: number().references(() => members.id, { onDelete: 'set null' }),
    repliedAt: time(),
  },
  (t) => [index('feedbacks_member').on(t.memberId, t.createdAt), index('feedbacks_newest').on(t.createdAt)],
);
