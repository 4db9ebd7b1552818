import { and, eq, inArray } from 'drizzle-orm';
import { companySeats } from '../enterprise/companies.queries.ts';
import { shopOwners } from '../mall/merchant/merchants.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { memberNames, memberRoles, memberStates } from '../platform/members/members.queries.ts';

const people = memberNames('people');
const states = memberStates('states');
const roles = memberRoles('roles');
const seats = companySeats('seats');
const shops = shopOwners('shops');

/** Names and pictures of members by their number. */
export async function findPeople(db: Db, ids: readonly number[]): Promise<Map<number, { nickName: string; avatar: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, nickName: people.nickName, avatar: people.avatar })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** Those of some members whose accounts are not stopped. */
export async function findActive(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: states.id })
    .from(states)
    .where(and(inArray(states.id, [...new Set(ids)]), eq(states.isSuspended, false)));
  return rows.map(({ id }) => id);
}

/** What members are besides themselves: their role, the company for which they act, their shop. */
export const findPlaces = (db: Db, ids: readonly number[]) =>
  db
    .select({
      memberId: roles.id,
      role: roles.role,
      seat: { companyId: seats.companyId, status: seats.status, role: seats.role },
      shopId: shops.id,
    })
    .from(roles)
    .leftJoin(seats, eq(seats.memberId, roles.id))
    .leftJoin(shops, eq(shops.memberId, roles.id))
    .where(inArray(roles.id, [...new Set(ids)]));
