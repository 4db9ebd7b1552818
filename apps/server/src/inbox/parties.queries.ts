import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companySeats } from '../enterprise/companies.queries.ts';
import type { SeatRole } from '../enterprise/rights.rules.ts';
import { shopOwners } from '../mall/merchant/merchants.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { named } from '../platform/database/named.ts';
import { memberFacts } from '../platform/members/members.queries.ts';
import type { Party } from './sides.rules.ts';

/** Whether a number is one of some, in the same words however many they are. */
const isAnyOf = (id: SQLWrapper, ids: readonly number[]): SQL => sql`${id} = any(${sql.param([...new Set(ids)])}::bigint[])`;

/** Members, the companies for which they act and their shops, for questions of the inbox to join. */
export const people = memberFacts('people');
export const seats = companySeats('seats');
export const shops = shopOwners('shops');

/** What others see of a member. */
export interface Person {
  nickName: string;
  avatar: string | null;
}

/** Names and pictures of members by their number. */
export async function findPeople(db: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, nickName: people.nickName, avatar: people.avatar })
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** What a member is besides themselves: their role, the company for which they act, their shop. */
export const place = {
  memberId: people.id,
  role: people.role,
  seat: { companyId: seats.companyId, status: seats.status, role: seats.role },
  shopId: shops.id,
};

/** What members are besides themselves. */
export const findPlaces = (db: Db, ids: readonly number[]) =>
  db
    .select(place)
    .from(people)
    .leftJoin(seats, eq(seats.memberId, people.id))
    .leftJoin(shops, eq(shops.memberId, people.id))
    .where(isAnyOf(people.id, ids))
    .prepare('inbox places')
    .execute();

/** Who answers for parties, asked once whatever they are. @param roles What lets somebody answer for a company */
export async function findBehind(db: Db, parties: readonly Party[], roles: readonly SeatRole[]): Promise<{ party: Party; memberId: number }[]> {
  const idsOf = (kind: Party['kind']) => parties.flatMap((party) => (party.kind === kind ? [party.id] : []));
  // Members and operators whose accounts are stopped do not hear.
  const parts = {
    member: sql`select 'member' as kind, ${people.id} as id, ${people.id} as member_id from ${people} where ${isAnyOf(people.id, idsOf('member'))} and not ${people.isSuspended}`,
    company: sql`select 'company' as kind, ${seats.companyId} as id, ${seats.memberId} as member_id from ${seats} where ${isAnyOf(seats.companyId, idsOf('company'))} and ${inArray(seats.role, [...roles])}`,
    merchant: sql`select 'merchant' as kind, ${shops.id} as id, ${shops.memberId} as member_id from ${shops} where ${isAnyOf(shops.id, idsOf('merchant'))} and ${shops.memberId} is not null`,
    operator: sql`select 'operator' as kind, 0 as id, ${people.id} as member_id from ${people} where ${people.role} = 'operator' and not ${people.isSuspended}`,
  } satisfies Record<Party['kind'], unknown>;
  const kinds = [...new Set(parties.map(({ kind }) => kind))].toSorted();
  if (kinds.length === 0) return [];
  const rows = await named<{ kind: Party['kind']; id: string; member_id: string }>(
    db,
    `inbox behind ${kinds.join(' ')}`,
    sql.join(
      kinds.map((kind) => parts[kind]),
      sql` union all `,
    ),
  );
  return rows.map(({ kind, id, member_id: memberId }) => ({ party: { kind, id: Number(id) }, memberId: Number(memberId) }));
}
