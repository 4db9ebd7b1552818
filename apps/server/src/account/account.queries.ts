import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { members } from './account.schema.ts';

/** A member's row. */
export type Member = typeof members.$inferSelect;

/** The member with a mobile number. */
export async function findMemberByMobile(db: Db, mobile: string): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.mobile, mobile));
  return row;
}

/** The member with a number. */
export async function findMember(db: Db, id: number): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row;
}

/** The member with a mobile, made now if there is none; two at once get the same one. */
export async function findOrCreateMember(db: Db, mobile: string, nickName: string, now: Date): Promise<Member> {
  const [created] = await db.insert(members).values({ mobile, nickName, createdAt: now }).onConflictDoNothing({ target: members.mobile }).returning();
  const member = created ?? (await findMemberByMobile(db, mobile));
  if (!member) throw new Error('the member vanished between two statements');
  return member;
}
