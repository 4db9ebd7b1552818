import type { SilencedMember, SilenceForm } from '@chippage/api/types';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { findMember, memberNames } from '../../platform/members/members.queries.ts';
import { circleSettings, circleSilences } from '../circle.schema.ts';

/** Whose posts a member does not get: those they muted, and those of whom one blocked the other, who are `apart`. */
export async function findUnseen(db: Db, me: number): Promise<{ unseen: number[]; apart: number[] }> {
  const { rows } = await db.execute<{ id: string; kind: 'mute' | 'block' }>(sql`
    select other_id as id, kind from circle_silences where member_id = ${me}
    union all select member_id, kind from circle_silences where other_id = ${me} and kind = 'block'`);
  const ids = (found: typeof rows) => [...new Set(found.map(({ id }) => Number(id)))];
  return { unseen: ids(rows), apart: ids(rows.filter(({ kind }) => kind === 'block')) };
}

/** Mutes or blocks somebody, or neither. False: there is nobody of that number. */
export async function setSilence(
  db: Db,
  { memberId, otherId, kind, now }: { memberId: number; otherId: number; kind: SilenceForm['kind']; now: Date },
): Promise<boolean> {
  if (kind === undefined) {
    await db.delete(circleSilences).where(and(eq(circleSilences.memberId, memberId), eq(circleSilences.otherId, otherId)));
    return true;
  }
  const other = await findMember(db, otherId);
  if (!other || other.erasedAt !== null) return false;
  await db
    .insert(circleSilences)
    .values({ memberId, otherId, kind, createdAt: now })
    .onConflictDoUpdate({ target: [circleSilences.memberId, circleSilences.otherId], set: { kind } });
  return true;
}

/** Whom a member muted or blocked, the last first. */
export async function listSilenced(
  db: Db,
  me: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SilencedMember[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    db.execute<{ id: string; nickName: string; avatar: string | null; kind: SilencedMember['kind']; createdAt: string }>(sql`
      select s.other_id as id, w.nick_name as "nickName", w.avatar, s.kind, s.created_at as "createdAt"
      from circle_silences s join ${memberNames('w')} on w.id = s.other_id
      where s.member_id = ${me} order by s.created_at desc, s.other_id limit ${limit} offset ${offset}`),
    db.$count(circleSilences, eq(circleSilences.memberId, me)),
  ]);
  return { rows: rows.map(({ id, createdAt, ...row }) => ({ ...row, id: Number(id), createTime: new Date(createdAt).toISOString() })), total };
}

/** Whether a member's 推荐 looks at what they follow; it does until they say otherwise. */
export async function isPersonal(db: Db, me: number): Promise<boolean> {
  const [row] = await db.select({ isPersonal: circleSettings.isPersonal }).from(circleSettings).where(eq(circleSettings.memberId, me));
  return row?.isPersonal ?? true;
}

/** Sets it. */
export async function setPersonal(db: Db, memberId: number, wanted: boolean): Promise<void> {
  await db
    .insert(circleSettings)
    .values({ memberId, isPersonal: wanted })
    .onConflictDoUpdate({ target: circleSettings.memberId, set: { isPersonal: wanted } });
}
