import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { settleRole, updateMember } from '../../platform/members/members.queries.ts';
import { findSeats } from '../companies.queries.ts';
import { expireEnterprises, remindEnterprises } from './verification.queries.ts';
import { REMINDER_DAYS } from './verification.rules.ts';
import { expiryNotice, reminderNotice } from './verificationNotices.rules.ts';

const DAY = 86_400_000;

/** Tells owners once that the year is soon over; ends verifications whose year is over, and tells whom it concerns. */
export function registerExpiryJob({ jobs, db, clock }: Platform, all: Composition): void {
  jobs.handle(
    'enterprise.expiry',
    () =>
      db.transaction(async (tx) => {
        const now = clock.now();
        for (const { id, name } of await expireEnterprises(tx, now)) await tellExpired(tx, all, { id, name }, now);
        for (const { ownerId, name, expiresAt } of await remindEnterprises(tx, new Date(now.getTime() + REMINDER_DAYS * DAY), now))
          if (ownerId !== null && expiresAt !== null) await giveNotice(tx, reminderNotice(ownerId, name, expiresAt), now);
      }),
    { everyCron: '7 * * * *' },
  );
}

async function tellExpired(tx: Db, all: Composition, { id, name }: { id: number; name: string }, now: Date): Promise<void> {
  for (const memberId of await findSeats(tx, id)) {
    await updateMember(tx, memberId, { enterpriseStatus: 3 });
    await settleRole(tx, memberId, all.roleFacts);
    await giveNotice(tx, expiryNotice(memberId, name), now);
  }
}
