import type { RegistryWatchChange } from '@chippage/api/types';
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import type { WatchedFacts } from '../registryPart.ts';

/** Registered companies that members watch. */
export const companyWatches = pgTable(
  'company_watches',
  {
    memberId: memberId(),
    companyId: number().notNull(),
    /** As they were when the watch began, or when they were compared last. */
    facts: jsonb().$type<WatchedFacts>().notNull(),
    /** The site on which it began: links of the mails lead there. */
    origin: text().notNull(),
    createdAt: time().notNull(),
    /** The month in Shanghai that is done with: at first the one in which the watch began. */
    month: text().notNull(),
    /** When the provider was asked last and did not answer. */
    askedAt: time(),
    digestAt: time(),
    /** What the last comparison found. */
    changes: jsonb().$type<RegistryWatchChange[]>().notNull().default([]),
    /** Whether the member was told of it. */
    isTold: boolean().notNull().default(true),
    /** Ended by its member; it can be brought back within a day. */
    removedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.companyId] }), index('company_watches_month').on(t.month, t.companyId)],
);

/** Members who said whether they want the month's mail. */
export const companyWatchMails = pgTable('company_watch_mails', { memberId: memberId().primaryKey(), isOn: boolean().notNull() });
