import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findMerchant } from './merchants.queries.ts';

/** Gives a notice to who speaks for a merchant, if anybody does. */
export async function tellSeat(tx: Db, merchantId: number, notice: { title: string; body: string; href: string }, now: Date): Promise<void> {
  const memberId = (await findMerchant(tx, merchantId))?.memberId ?? null;
  if (memberId !== null) await giveNotice(tx, { memberId, kind: 'order', ...notice }, now);
}
