import type { SalesRegion } from '@chippage/api/types';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brands } from '../../datasheets/parts/brands.schema.ts';
import { id, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Makers' authorisations as companies handed them in, the newest of each brand; what was approved stands with the company itself. */
export const authorisations = pgTable(
  'authorisations',
  {
    id: id(),
    memberId: memberId(),
    kind: text({ enum: ['agent', 'merchant'] }).notNull(),
    /** Number of the distributor or merchant. */
    thingId: integer().notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    brandName: text().notNull(),
    certificate: text().notNull(),
    validFrom: date(),
    validTo: date().notNull(),
    regions: text().array().$type<SalesRegion[]>().notNull(),
    isPublic: boolean().notNull(),
    state: text({ enum: ['reviewing', 'approved', 'refused'] }).notNull(),
    reason: text(),
    submittedAt: time().notNull(),
    reviewedAt: time(),
  },
  (t) => [
    index('authorisations_thing').on(t.kind, t.thingId, t.brandId),
    index('authorisations_member').on(t.memberId),
    index('authorisations_of_brand').on(t.brandId),
  ],
);
