import type { RegistryBlock } from '@chippage/api/types';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';

/** What a provider answered, cleaned and without personal data: read again by everybody until it is too old. */
export const registryAnswers = pgTable(
  'registry_answers',
  {
    /** Provider, operation and what it was asked. */
    key: text().primaryKey(),
    /** The company that it is about; null: a search. */
    companyId: number(),
    /** The table of which it is a page. */
    block: text().$type<RegistryBlock>(),
    /** Rows of that table over all pages. */
    total: integer(),
    answer: jsonb().$type<{ value: unknown }>().notNull(),
    asOf: time().notNull(),
  },
  (t) => [index('registry_answers_company').on(t.companyId, t.block), index('registry_answers_as_of').on(t.asOf)],
);

/** Who of several processes asks for a key; whoever comes meanwhile waits for the answer. */
export const registryFlights = pgTable('registry_flights', { key: text().primaryKey(), until: time().notNull() });

/** What was asked on a day that was not kept: each row is a query of a member or a visitor. */
export const registryQueries = pgTable(
  'registry_queries',
  {
    /** `member:7`, or a key of a visitor that gives nobody away. */
    client: text().notNull(),
    memberId: number().references(() => members.id, { onDelete: 'cascade' }),
    /** In China: `2026-11-30`. */
    day: text().notNull(),
    /** A company or a search. */
    subject: text().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.client, t.day, t.subject] }), index('registry_queries_member').on(t.memberId), index('registry_queries_at').on(t.at)],
);

/** Companies that a member had asked about anew on a day. */
export const registryRenewals = pgTable(
  'registry_renewals',
  { memberId: memberId(), companyId: number().notNull(), day: text().notNull(), at: time().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.companyId, t.day] }), index('registry_renewals_at').on(t.at)],
);
