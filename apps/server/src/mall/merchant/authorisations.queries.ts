import type { Db } from '../../platform/database/connect.ts';
import { merchantAuthorisations } from './merchant.schema.ts';

/** Writes down that a maker authorised a merchant, by a certificate that an operator looked at; an earlier one of the brand gives way. */
export async function writeMerchantAuthorisation(tx: Db, row: Omit<typeof merchantAuthorisations.$inferInsert, 'isSample'>): Promise<void> {
  const { certificate, validUntil } = row;
  await tx
    .insert(merchantAuthorisations)
    .values({ ...row, isSample: false })
    .onConflictDoUpdate({
      target: [merchantAuthorisations.merchantId, merchantAuthorisations.brandId],
      set: { certificate, validUntil, isSample: false },
    });
}
