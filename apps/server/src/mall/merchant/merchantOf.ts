import type { Ctx, Session } from '../../platform/context.ts';
import { roleMissing } from '../../platform/errors.ts';
import { findMerchantOf, type MerchantRecord } from './merchants.queries.ts';

/** The merchant for which the member speaks. @throws Failure session.role */
export async function merchantOf({ db, session }: Ctx<Session>): Promise<MerchantRecord> {
  const found = await findMerchantOf(db, session.memberId);
  if (!found) throw roleMissing();
  return found;
}
