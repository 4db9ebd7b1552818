import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../../datasheets/parts/brands.schema.ts';
import { agents } from '../../directory/directory.schema.ts';
import { id, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What members entered into the directory, whatever came of it. */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    memberId: memberId(),
    kind: text({ enum: ['brand', 'agent', 'trader', 'agent_brand', 'trader_brand', 'trader_model'] }).notNull(),
    state: text({ enum: ['reviewing', 'published', 'refused'] }).notNull(),
    reason: text(),
    /** Of the company that is entered, or that is said to sell something. */
    name: text().notNull(),
    nameCn: text(),
    country: text(),
    website: text(),
    agentKind: text({ enum: ['authorized', 'catalog'] }),
    evidence: text().notNull(),
    /** What it became; of what a company is said to sell: the brand and the company. */
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    agentId: integer().references(() => agents.id, { onDelete: 'set null' }),
    /** The brand that is said to be sold, as it was called then. */
    brandName: text(),
    validTo: date(),
    /** Part numbers that a trader is said to have, and their parts. */
    mpns: text().array().notNull().default([]),
    partIds: integer().array().notNull().default([]),
    submittedAt: time().notNull(),
    reviewedAt: time(),
    /** Taken back by its member; it can be brought back within a day. */
    removedAt: time(),
  },
  (t) => [index('entries_member').on(t.memberId, t.submittedAt)],
);
