import { briefOf } from '../../enterprise/companyOf.ts';
import { lockWaitingFollowers, type WaitingFollower, writeTold } from '../../enterprise/follows/follows.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { countPosted } from './companyCounts.queries.ts';
import { newsOf } from './news.rules.ts';

const DAY = 86_400_000;
const AT_ONCE = 500;
/** What is being written right now is told of the next time. */
const SETTLED = 60_000;

async function tellMember(tx: Db, memberId: number, follows: readonly WaitingFollower[], now: Date): Promise<boolean> {
  const names = await briefOf(
    tx,
    follows.map(({ enterpriseId }) => enterpriseId),
  );
  const until = new Date(now.getTime() - SETTLED);
  const news = [];
  for (const { enterpriseId, toldUntil, wantsSupply, wantsDemand } of follows) {
    const posted = await countPosted(tx, enterpriseId, { from: toldUntil, until, now });
    news.push({
      id: enterpriseId,
      name: names.get(enterpriseId)?.name ?? '',
      supplies: wantsSupply ? posted.supplies : 0,
      demands: wantsDemand ? posted.demands : 0,
    });
  }
  await writeTold(tx, follows, until);
  const notice = newsOf(news);
  if (notice === null) return false;
  await giveNotice(tx, { memberId, kind: 'inquiry', ...notice }, now);
  return true;
}

/** Tells who follows companies, at most once a day and once for all of them, what they asked to be told of. @returns how many were told */
export async function tellFollowers({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let told = 0;
  for (;;) {
    const seen = await db.transaction(async (tx) => {
      const waiting = await lockWaitingFollowers(tx, new Date(now.getTime() - DAY), AT_ONCE);
      for (const [memberId, follows] of Map.groupBy(waiting, (follow) => follow.memberId)) if (await tellMember(tx, memberId, follows, now)) told += 1;
      return waiting.length;
    });
    if (seen < AT_ONCE) return told;
  }
}
