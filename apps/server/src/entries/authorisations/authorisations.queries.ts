import type { Authorisation } from '@chippage/api/types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { claimProofs } from '../claims/claims.schema.ts';
import type { CompanyPage } from '../companyPages.ts';
import { authorisations } from './authorisations.schema.ts';

/** A row of what companies handed in. */
export type AuthorisationRow = typeof authorisations.$inferSelect;

/** A company that can be authorised. */
export type Authorised = CompanyPage & Pick<AuthorisationRow, 'kind'>;

/** An authorisation as the contract shows it. */
export const toAuthorisation = ({
  memberId: _memberId,
  kind: _kind,
  thingId: _thingId,
  submittedAt,
  reviewedAt: _reviewedAt,
  ...row
}: AuthorisationRow): Authorisation => ({
  ...row,
  submitTime: submittedAt.toISOString(),
});

const ofCompany = ({ kind, thingId }: Authorised) => and(eq(authorisations.kind, kind), eq(authorisations.thingId, thingId));

/** What a company handed in, the newest first. */
export async function listAuthorisations(db: Db, company: Authorised): Promise<Authorisation[]> {
  const rows = await db.select().from(authorisations).where(ofCompany(company)).orderBy(desc(authorisations.submittedAt), desc(authorisations.id));
  return rows.map(toAuthorisation);
}

/** Writes one down with its files, in place of the one for the same brand. @returns the new one, and the number of the other */
export async function insertAuthorisation(
  tx: Db,
  row: typeof authorisations.$inferInsert,
  fileIds: readonly number[],
): Promise<{ written: AuthorisationRow; replaced: number | null }> {
  const [before] = await tx
    .delete(authorisations)
    .where(and(ofCompany(row), eq(authorisations.brandId, row.brandId)))
    .returning({ id: authorisations.id });
  const [written] = await tx.insert(authorisations).values(row).returning();
  if (!written) throw new Error('the authorisation was not written');
  await tx
    .update(claimProofs)
    .set({ authorisationId: written.id })
    .where(inArray(claimProofs.id, [...fileIds]));
  return { written, replaced: before?.id ?? null };
}

/** An authorisation, held until the transaction ends. */
export async function lockAuthorisation(tx: Db, id: number): Promise<AuthorisationRow | undefined> {
  const [row] = await tx.select().from(authorisations).where(eq(authorisations.id, id)).for('update');
  return row;
}

/** Writes down what became of one. */
export async function decideAuthorisation(tx: Db, id: number, decided: Pick<AuthorisationRow, 'state' | 'reason' | 'reviewedAt'>): Promise<void> {
  await tx.update(authorisations).set(decided).where(eq(authorisations.id, id));
}
