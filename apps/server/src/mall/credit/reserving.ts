import type { Db } from '../../platform/database/connect.ts';
import type { Group } from '../cart/cart.rules.ts';
import { findCreditOf, lockCreditOf, standingsOf } from './credit.queries.ts';
import { type CreditRecord, requireRoom } from './credit.rules.ts';

/**
 * Makes sure that orders are within the credit terms of the company with each merchant.
 * @param how `reserve` holds the terms until the orders are written with them: of two at once the second sees the first. `look` only tells.
 * @returns The terms, by merchant.
 * @throws Failure order.no_terms, order.over_terms
 */
export async function requireCredit(
  tx: Db,
  how: 'reserve' | 'look',
  { companyId, groups, now }: { companyId: number | null; groups: readonly Group[]; now: Date },
): Promise<Map<number, CreditRecord>> {
  const ids = groups.map(({ terms }) => terms.merchantId);
  const found = companyId === null ? [] : await (how === 'reserve' ? lockCreditOf : findCreditOf)(tx, companyId, ids);
  // Read after the lock: what was ordered meanwhile is in it.
  const standings = await standingsOf(tx, found, now);
  for (const { merchant, totals } of groups) {
    const terms = found.find(({ merchantId }) => merchantId === merchant.id);
    requireRoom(merchant.name, terms, terms && standings.get(terms.id), totals.total);
  }
  return new Map(found.map((terms) => [terms.merchantId, terms]));
}
