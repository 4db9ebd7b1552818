import type { HiddenMember } from '@chippage/api/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { circleDistances, circleSettings } from '../circle.schema.ts';

interface Pair {
  memberId: number;
  otherId: number;
}

const isPair = ({ memberId, otherId }: Pair) => and(eq(circleDistances.memberId, memberId), eq(circleDistances.otherId, otherId));

/** Numbers of those whose posts a member does not want to see. */
export async function hiddenFrom(db: Db, memberId: number): Promise<number[]> {
  if (memberId === 0) return [];
  const rows = await db.select({ id: circleDistances.otherId }).from(circleDistances).where(eq(circleDistances.memberId, memberId));
  return rows.map(({ id }) => id);
}

/** Whether somebody keeps a member from their posts. */
export async function isBlocked(db: Db, pair: Pair): Promise<boolean> {
  return (await db.$count(circleDistances, and(isPair(pair), eq(circleDistances.distance, 'block')))) > 0;
}

/** Keeps away from a member, in this way from now on; null: not any more. */
export async function setDistance(db: Db, pair: Pair, distance: 'mute' | 'block' | null, now: Date): Promise<void> {
  if (distance === null) {
    await db.delete(circleDistances).where(isPair(pair));
    return;
  }
  await db
    .insert(circleDistances)
    .values({ ...pair, distance, createdAt: now })
    .onConflictDoUpdate({ target: [circleDistances.memberId, circleDistances.otherId], set: { distance, createdAt: now } });
}

/** A page of those that a member keeps away from, the newest first. */
export async function listHidden(
  db: Db,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HiddenMember[]; total: number }> {
  const names = memberNames('n');
  const rows = await db
    .select({ id: names.id, nickName: names.nickName, avatar: names.avatar, distance: circleDistances.distance, createdAt: circleDistances.createdAt })
    .from(circleDistances)
    .innerJoin(names, eq(names.id, circleDistances.otherId))
    .where(eq(circleDistances.memberId, memberId))
    .orderBy(desc(circleDistances.createdAt), desc(circleDistances.otherId))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(circleDistances, eq(circleDistances.memberId, memberId));
  return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, createTime: createdAt.toISOString() })), total };
}

/** Whether what a member follows may change the order of what is recommended; yes until the member says no. */
export async function isPersonalised(db: Db, memberId: number): Promise<boolean> {
  if (memberId === 0) return false;
  const [row] = await db.select({ isPersonalised: circleSettings.isPersonalised }).from(circleSettings).where(eq(circleSettings.memberId, memberId));
  return row?.isPersonalised ?? true;
}

/** Writes down what a member chose. */
export async function setPersonalised(db: Db, memberId: number, isOn: boolean): Promise<void> {
  await db
    .insert(circleSettings)
    .values({ memberId, isPersonalised: isOn })
    .onConflictDoUpdate({ target: circleSettings.memberId, set: { isPersonalised: isOn } });
}
