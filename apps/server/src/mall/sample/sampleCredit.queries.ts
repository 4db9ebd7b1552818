import { briefOf } from '../../enterprise/companyOf.ts';
import type { Db } from '../../platform/database/connect.ts';
import { creditTerms } from '../credit/credit.schema.ts';
import { findMerchant } from '../merchant/merchants.queries.ts';

/** The merchant and the companies of the sample that have credit terms with each other. */
const MERCHANT = 1;
const COMPANIES = [1, 2];
const given = { askedLimit: '50000.00', askedDays: 30, grantedLimit: '50000.00', grantedDays: 30 } as const;

/** Grants companies of the sample credit terms with a merchant of the sample, unless they have some; where one is missing, nothing. */
export async function writeSampleCredit(db: Db, now: Date): Promise<void> {
  const merchant = await findMerchant(db, MERCHANT);
  const companies = [...(await briefOf(db, COMPANIES)).values()].filter(({ isSample }) => isSample);
  if (!merchant?.isSample || companies.length === 0) return;
  const own = { merchantId: MERCHANT, ...given, state: 'active' as const, note: '示例：每月固定采购', appliedAt: now, decidedAt: now };
  await db
    .insert(creditTerms)
    .values(companies.map(({ id, name }) => ({ ...own, enterpriseId: id, companyName: name })))
    .onConflictDoNothing();
}
