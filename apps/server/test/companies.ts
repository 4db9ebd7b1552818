import type { SeatRole } from '../src/enterprise/rights.rules.ts';
import { enterpriseMembers, enterprises } from '../src/enterprise/enterprise.schema.ts';
import type { TestApp, Visitor } from './app.ts';

/** A verified company of a test, with whoever acts for it. */
export interface TestCompany {
  id: number;
  name: string;
  /** The member who is logged in for it. */
  visitor: Visitor;
}

let made = 0;

/** A company that is verified without having been looked at, with one member. */
export async function companyOf(
  api: TestApp,
  { name = `示例电子${++made}号`, place = '深圳', role = 'owner', status = 1 }: { name?: string; place?: string | null; role?: SeatRole; status?: number } = {},
): Promise<TestCompany> {
  const visitor = api.visitor();
  await visitor.login(`1580000${String(++made).padStart(4, '0')}`);
  const now = api.clock.now();
  const { db } = api.server;
  const [row] = await db
    .insert(enterprises)
    .values({
      ownerId: role === 'owner' ? Number(visitor.uid) : null,
      name,
      place,
      creditCode: `91440300MA5TEST${made}`,
      contactName: '林工',
      status,
      createdAt: now,
      verifiedAt: now,
    })
    .returning({ id: enterprises.id });
  if (!row) throw new Error('the company was not written');
  await db.insert(enterpriseMembers).values({ memberId: Number(visitor.uid), enterpriseId: row.id, role, joinedAt: now });
  return { id: row.id, name, visitor };
}

/** Another member of a company. */
export async function colleagueOf(api: TestApp, { id }: TestCompany, role: SeatRole): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.login(`1580000${String(++made).padStart(4, '0')}`);
  await api.server.db.insert(enterpriseMembers).values({ memberId: Number(visitor.uid), enterpriseId: id, role, joinedAt: api.clock.now() });
  return visitor;
}

/** Writes down a verified company with a number, and who acts for it as what. */
export async function staffedCompany(api: TestApp, id: number, people: readonly (readonly [Visitor, SeatRole])[]): Promise<void> {
  const now = api.clock.now();
  const ownerId = people.find(([, role]) => role === 'owner')?.[0].uid ?? null;
  const facts = { name: `例芯企业${id}`, creditCode: `X${id}`, contactName: '林工', place: '深圳', status: 1, createdAt: now };
  await api.server.db.insert(enterprises).values({ id, ownerId, ...facts, expiresAt: new Date(now.getTime() + 365 * 86_400_000) });
  await api.server.db.insert(enterpriseMembers).values(people.map(([{ uid }, role]) => ({ memberId: uid ?? 0, enterpriseId: id, role, joinedAt: now })));
}
