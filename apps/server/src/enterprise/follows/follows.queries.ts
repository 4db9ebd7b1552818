import type { CompanyFollow } from '@chippage/api/types';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { FindThings, FollowStore } from '../../platform/domain.ts';
import { enterprises } from '../enterprise.schema.ts';
import { isPublic } from './companies.queries.ts';
import { companyFollows } from './follows.schema.ts';

const follow = (memberId: number, enterpriseId: number) => and(eq(companyFollows.memberId, memberId), eq(companyFollows.enterpriseId, enterpriseId));

/** Whether a member follows a company, and what they are told of. */
export async function findFollow(db: Db, memberId: number, enterpriseId: number): Promise<Omit<CompanyFollow, 'isOwn'>> {
  const [row] = await db
    .select({ wantsSupply: companyFollows.wantsSupply, wantsDemand: companyFollows.wantsDemand })
    .from(companyFollows)
    .where(follow(memberId, enterpriseId));
  return row ? { isFollowed: true, ...row } : { isFollowed: false, wantsSupply: false, wantsDemand: false };
}

/** What somebody wants of a company that they follow. */
export interface FollowWish {
  memberId: number;
  enterpriseId: number;
  wantsSupply: boolean;
  wantsDemand: boolean;
}

/** Follows a company, or changes what is told of it; what happened before is not told. */
export async function saveFollow(db: Db, { memberId, enterpriseId, ...wants }: FollowWish, now: Date): Promise<void> {
  await db
    .insert(companyFollows)
    .values({ memberId, enterpriseId, ...wants, createdAt: now, toldUntil: now })
    .onConflictDoUpdate({ target: [companyFollows.memberId, companyFollows.enterpriseId], set: { ...wants, toldUntil: now } });
}

/** Ends that. */
export async function dropFollow(db: Db, memberId: number, enterpriseId: number): Promise<void> {
  await db.delete(companyFollows).where(follow(memberId, enterpriseId));
}

/** Companies with the words that a list of follows shows. */
export const findCompanyThings: FindThings = (db, ids) =>
  db
    .select({ id: enterprises.id, title: enterprises.name, detail: enterprises.place, brandId: sql<null>`null` })
    .from(enterprises)
    .where(and(inArray(enterprises.id, ids), isPublic));

/** The followers of companies, for the list of all that a member follows. Who follows there asks to be told of nothing. */
export const companyFollowStore: FollowStore = {
  of: (memberId) => sql`
    select f.enterprise_id as thing_id, e.name as title, f.created_at
    from company_follows f join enterprises e on e.id = f.enterprise_id where f.member_id = ${memberId}`,
  async set(db, { memberId, id, isFollowed, now }) {
    if (!isFollowed) {
      await dropFollow(db, memberId, id);
      return true;
    }
    if ((await findCompanyThings(db, [id])).length === 0) return false;
    await db.insert(companyFollows).values({ memberId, enterpriseId: id, createdAt: now, toldUntil: now }).onConflictDoNothing();
    return true;
  },
};

/** A member who wants to be told of a company. */
export type WaitingFollower = typeof companyFollows.$inferSelect;

/** Followers who have not been told since a moment, for this transaction alone, in the order of their members. */
export const lockWaitingFollowers = (tx: Db, before: Date, limit: number): Promise<WaitingFollower[]> =>
  tx
    .select()
    .from(companyFollows)
    .where(and(lte(companyFollows.toldUntil, before), or(companyFollows.wantsSupply, companyFollows.wantsDemand)))
    .orderBy(asc(companyFollows.memberId), asc(companyFollows.enterpriseId))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Writes down up to when members have been told of companies. */
export async function writeTold(tx: Db, told: readonly Pick<WaitingFollower, 'memberId' | 'enterpriseId'>[], toldUntil: Date): Promise<void> {
  for (const { memberId, enterpriseId } of told) await tx.update(companyFollows).set({ toldUntil }).where(follow(memberId, enterpriseId));
}
