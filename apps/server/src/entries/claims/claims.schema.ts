import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListingFacts } from '@chippage/api/types';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import { authorisations } from '../authorisations/authorisations.schema.ts';

const listing = () => text({ enum: ['brand', 'agent'] }).notNull();
const state = () => text({ enum: ['reviewing', 'approved', 'refused'] }).notNull();

/** What companies say of pages of the directory: that they are their own. */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: id(),
    memberId: memberId(),
    kind: listing(),
    /** Number of the brand, or of the distributor or trader. */
    thingId: integer().notNull(),
    /** What the page was called then. */
    name: text().notNull(),
    company: text().notNull(),
    position: text().notNull(),
    workEmail: text(),
    state: state(),
    reason: text(),
    submittedAt: time().notNull(),
    reviewedAt: time(),
  },
  (t) => [index('listing_claims_member').on(t.memberId, t.kind, t.thingId)],
);

/** Files that prove claims and authorisations. */
export const claimProofs = pgTable(
  'claim_proofs',
  {
    id: id(),
    memberId: memberId(),
    claimId: number().references(() => listingClaims.id, { onDelete: 'cascade' }),
    authorisationId: number().references(() => authorisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('claim_proofs_claim').on(t.claimId), index('claim_proofs_authorisation').on(t.authorisationId), index('claim_proofs_member').on(t.memberId)],
);

/** Changes that owners handed in. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: id(),
    memberId: memberId(),
    kind: listing(),
    thingId: integer().notNull(),
    before: jsonb().$type<ListingFacts>().notNull(),
    after: jsonb().$type<ListingFacts>().notNull(),
    state: state(),
    reason: text(),
    submittedAt: time().notNull(),
    reviewedAt: time(),
  },
  (t) => [index('listing_changes_member').on(t.memberId, t.kind, t.thingId)],
);
