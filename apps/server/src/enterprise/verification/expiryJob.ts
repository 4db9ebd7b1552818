import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Composition } from '../../platform/domain.ts';
import { settleRole, updateMember } from '../../platform/members/members.queries.ts';
import { findSeats } from '../companies.queries.ts';
import { expireEnterprises } from './verification.queries.ts';
import { expiryNotice } from './verificationNotices.rules.ts';

/** Ends verifications whose year is over, and tells whom it concerns. */
export function registerExpiryJob({ jobs, db, clock }: Platform, all: Composition): void {
  jobs.handle(
    'enterprise.expiry',
    () =>
      db.transaction(async (tx) => {
        const now = clock.now();
        for (const { id, name } of await expireEnterprises(tx, now))
          for (const memberId of await findSeats(tx, id)) {
            await updateMember(tx, memberId, { enterpriseStatus: 3 });
            await settleRole(tx, memberId, all.roleFacts);
            await giveNotice(tx, expiryNotice(memberId, name), now);
          }
      }),
    { everyCron: '7 * * * *' },
  );
}
