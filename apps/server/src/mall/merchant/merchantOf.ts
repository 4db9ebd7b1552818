import { eq } from 'drizzle-orm';
import type { Ctx, Session } from '../../platform/context.ts';
import { roleMissing } from '../../platform/errors.ts';
import { merchants } from './merchant.schema.ts';

/** A merchant's row. */
export type MerchantRecord = typeof merchants.$inferSelect;

/** The merchant for which the member speaks. @throws Failure session.role */
export async function merchantOf({ db, session }: Ctx<Session>): Promise<MerchantRecord> {
  const [found] = await db.select().from(merchants).where(eq(merchants.memberId, session.memberId));
  if (!found) throw roleMissing();
  return found;
}
