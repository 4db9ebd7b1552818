import { membersWith } from '../../enterprise/companyOf.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tellSeat } from '../merchant/merchantNotices.ts';
import type { CreditRecord } from './credit.rules.ts';

interface Told {
  title: string;
  body: string;
  /** The statement that it is about; absent: the credit terms. */
  statementId?: number;
}

const below = (home: string, statementId?: number) => (statementId === undefined ? home : `${home}/statements/${statementId}`);

/** Tells who approves purchases of the company. */
export async function tellCompany(tx: Db, { enterpriseId }: CreditRecord, { title, body, statementId }: Told, now: Date): Promise<void> {
  if (enterpriseId === null) return;
  const href = below('/userCenter/manage/credit', statementId);
  // In one order: two transactions that tell the same people never wait for each other.
  for (const memberId of (await membersWith(tx, enterpriseId, 'order.approve')).toSorted((a, b) => a - b))
    await giveNotice(tx, { memberId, kind: 'order', title, body, href }, now);
}

/** Tells who speaks for the merchant, if anybody does. */
export const tellCreditor = (tx: Db, { merchantId }: CreditRecord, { title, body, statementId }: Told, now: Date): Promise<void> =>
  tellSeat(tx, merchantId, { title, body, href: below('/userCenter/seller/credit', statementId) }, now);
