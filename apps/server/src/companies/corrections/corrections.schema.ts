import type { RegistryBlock } from '@chippage/api/types';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What members say is wrong with the facts of registered companies. */
export const registryCorrections = pgTable(
  'registry_corrections',
  {
    id: id(),
    memberId: memberId(),
    companyId: number().notNull(),
    /** What the company was called then. */
    name: text().notNull(),
    /** Null: what the register says of the company itself. */
    block: text().$type<RegistryBlock>(),
    content: text().notNull(),
    isOwn: boolean().notNull(),
    state: text({ enum: ['open', 'corrected', 'rejected'] }).notNull(),
    reason: text(),
    createdAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [index('registry_corrections_member').on(t.memberId, t.createdAt), index('registry_corrections_company').on(t.companyId, t.createdAt)],
);

/** Files that prove corrections. */
export const correctionProofs = pgTable(
  'correction_proofs',
  {
    id: id(),
    memberId: memberId(),
    correctionId: number().references(() => registryCorrections.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('correction_proofs_correction').on(t.correctionId), index('correction_proofs_member').on(t.memberId)],
);
