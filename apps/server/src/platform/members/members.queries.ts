import { and, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Random } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { members } from './members.schema.ts';
import { type EarnedRole, type Role, roleOf, rolesBelow } from './roles.rules.ts';

/** A member's row. */
export type Member = typeof members.$inferSelect;

/** What a new member brings. */
export type NewMember = Pick<typeof members.$inferInsert, 'mobile' | 'passwordHash' | 'invitedBy' | 'source' | 'role' | 'enterpriseStatus'> & {
  /** Made up when absent. */
  nickName?: string;
};

/** Letters and digits that nobody mistakes for each other. */
const SHARE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ATTEMPTS = 8;

/** The member with a mobile number. */
export async function findMemberByMobile(db: Db, mobile: string): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.mobile, mobile));
  return row;
}

/** The member with a mail address. */
export async function findMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row;
}

/** The member with a number. */
export async function findMember(db: Db, id: number): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row;
}

/** Holds a member's row until the transaction ends: of two changes to what hangs on it the second waits. */
export async function lockMember(tx: Db, id: number): Promise<Member | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return row;
}

/** The member with a share code, in whichever case it was typed. */
export async function findMemberByShareCode(db: Db, code: string): Promise<Member | undefined> {
  const [row] = await db.select().from(members).where(eq(members.shareCode, code.toUpperCase()));
  return row;
}

/** Whether nobody shows this name, in whichever case. */
export async function isNameUnused(db: Db, nickName: string, except?: number): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`lower(${members.nickName}) = lower(${nickName})`);
  return rows.every(({ id }) => id === except);
}

/** Makes a member, or says what is in the way. Of two at once with the same number one gets `taken`. */
export async function createMember(db: Db, { nickName, ...values }: NewMember, now: Date, random: Random): Promise<Member | 'taken' | 'name_taken'> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = { ...values, nickName: nickName ?? `芯友${random.bytes(4).toString('hex')}`, shareCode: newShareCode(random), createdAt: now, lastSeenAt: now };
    const [created] = await db.insert(members).values(row).onConflictDoNothing().returning();
    if (created) return created;
    if (values.mobile && (await findMemberByMobile(db, values.mobile))) return 'taken';
    if (nickName && !(await isNameUnused(db, nickName))) return 'name_taken';
  }
  throw new Error('no free name or share code was found');
}

const newShareCode = (random: Random) => Array.from({ length: 6 }, () => SHARE_SIGNS[random.int(SHARE_SIGNS.length)]).join('');

/** The member with a mobile, made now if there is none; two at once get the same one. */
export async function findOrCreateMember(db: Db, values: NewMember & { mobile: string }, now: Date, random: Random): Promise<Member> {
  const created = (await findMemberByMobile(db, values.mobile)) ?? (await createMember(db, values, now, random));
  if (typeof created !== 'string') return created;
  const member = await findMemberByMobile(db, values.mobile);
  if (!member) throw new Error('the member vanished between two statements');
  return member;
}

/** Changes columns of a member. */
export async function updateMember(db: Db, id: number, values: Partial<typeof members.$inferInsert>): Promise<Member> {
  const [row] = await db.update(members).set(values).where(eq(members.id, id)).returning();
  if (!row) throw new Error('the member vanished');
  return row;
}

/** Gives a member a picture who has none. */
export async function setFirstAvatar(db: Db, id: number, avatar: string): Promise<void> {
  await db
    .update(members)
    .set({ avatar })
    .where(and(eq(members.id, id), isNull(members.avatar)));
}

/** Takes back a member that was made for nothing. */
export async function deleteMember(db: Db, id: number): Promise<void> {
  await db.delete(members).where(eq(members.id, id));
}

/** Binds a number or an address; false when another member has it, also when both ask at once. A caller's transaction goes on. */
export async function setUnlessTaken(db: Db, id: number, values: { mobile: string } | { email: string }): Promise<boolean> {
  try {
    await db.transaction((tx) => tx.update(members).set(values).where(eq(members.id, id)));
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Whether the database refused a value because another row has it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || (error.cause !== undefined && isTaken(error.cause)));

/** Members by number with the names and pictures that others see, for domains to join under a name of theirs. */
export const memberNames = <As extends string>(as: As) =>
  new QueryBuilder({ casing: 'snake_case' }).select({ id: members.id, nickName: members.nickName, avatar: members.avatar }).from(members).as(as);

/** The names of members and whether their accounts are stopped, for domains to join under a name of theirs. */
export const memberStates = <As extends string>(as: As) =>
  new QueryBuilder({ casing: 'snake_case' })
    .select({ id: members.id, nickName: members.nickName, isSuspended: sql<boolean>`${isNotNull(members.disabledAt)}`.as('is_suspended') })
    .from(members)
    .as(as);

/** What those need to know of members who pass on what they write, for domains to join under a name of theirs. */
export const memberFacts = <As extends string>(as: As) =>
  new QueryBuilder({ casing: 'snake_case' })
    .select({
      id: members.id,
      nickName: members.nickName,
      avatar: members.avatar,
      role: members.role,
      mobile: members.mobile,
      createdAt: members.createdAt,
      isSuspended: sql<boolean>`${isNotNull(members.disabledAt)}`.as('is_suspended'),
    })
    .from(members)
    .as(as);

/** Names of members by their number. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, nickName: members.nickName })
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, nickName }) => [id, nickName]));
}

/** The numbers of members who have one, by the member's. */
export async function mobilesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, mobile: members.mobile })
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]));
  return new Map(rows.flatMap(({ id, mobile }) => (mobile === null ? [] : [[id, mobile] as const])));
}

/** Whether a member has a number: what is published needs one. */
export async function hasMobile(db: Db, id: number): Promise<boolean> {
  const member = await findMember(db, id);
  return (member?.mobile ?? null) !== null;
}

/** Says whether a fact that gives a role holds of a member. */
export type HoldsRole = (db: Db, memberId: number) => Promise<boolean>;

/** What gives each role. */
export type RoleFacts = Readonly<Record<EarnedRole, HoldsRole>>;

/** Gives a member a role for a fact that holds from now on; one who has a higher role keeps it. */
export async function raiseRole(tx: Db, id: number, to: EarnedRole): Promise<void> {
  await tx
    .update(members)
    .set({ role: to })
    .where(and(eq(members.id, id), inArray(members.role, rolesBelow(to))));
}

/** Gives a member the role that the facts leave, after one of them has gone. An operator stays one unless that is what went. @returns the role */
export async function settleRole(tx: Db, id: number, facts: RoleFacts, { isOperator }: { isOperator?: false } = {}): Promise<Role> {
  const member = await lockMember(tx, id);
  if (!member) return 'member';
  const [author, enterprise, merchant] = [await facts.author(tx, id), await facts.enterprise(tx, id), await facts.merchant(tx, id)];
  const role = roleOf({ author, enterprise, merchant, operator: isOperator ?? member.role === 'operator' });
  await tx.update(members).set({ role }).where(eq(members.id, id));
  return role;
}

/** What a member is called whom a column of another domain names; null: nobody. */
export const memberNameOf = (memberId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select ${members.nickName} from ${members} where ${members.id} = ${memberId})`;
