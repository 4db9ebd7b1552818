// Who acts for a company, and what for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { codeFor, goodPwd, loggedIn } from '../../test/accounts.ts';
import { staffedCompany as companyWith } from '../../test/companies.ts';
import { operatorOf, postJson } from '../../test/operator.ts';
import type { Session } from '../platform/context.ts';
import { briefOf, companyOf, membersWith, requireCompany } from './companyOf.ts';
import { enterprises } from './enterprise.schema.ts';
import { rights, seatRoles } from './rights.rules.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const DAY = 86_400_000;
const require = (visitor: Visitor, right: Parameters<typeof requireCompany>[1]) =>
  requireCompany(
    { db: api.server.db, clock: api.clock, session: { id: 1, memberId: visitor.uid ?? 0, stepUpUntil: null, role: 'member' } satisfies Session },
    right,
  );

/** A verified company of the test with one member of each role. */
async function staffed(id: number): Promise<Record<(typeof seatRoles)[number], Visitor>> {
  const people = await Promise.all(seatRoles.map(async (role, at) => [role, await loggedIn(api, `139011${id}${at}0`.padEnd(11, '0'))] as const));
  await companyWith(
    api,
    id,
    people.map(([role, visitor]) => [visitor, role]),
  );
  return Object.fromEntries(people) as Record<(typeof seatRoles)[number], Visitor>;
}

it('每项权利只有表里的身份有；没有的被拒绝，说出谁有', async () => {
  const people = await staffed(501);
  const asked = (Object.keys(rights) as (keyof typeof rights)[]).flatMap((right) => seatRoles.map((role) => ({ right, role })));
  const able = ({ right, role }: (typeof asked)[number]) => rights[right].includes(role);
  for (const { right, role } of asked.filter(able)) expect(await require(people[role], right)).toMatchObject({ id: 501, role, status: 1 });
  for (const { right, role } of asked.filter((one) => !able(one)))
    await expect(require(people[role], right)).rejects.toMatchObject({
      status: 403,
      reason: 'enterprise.right_missing',
      message: expect.stringContaining('负责人'),
    });
  expect(await membersWith(api.server.db, 501, 'quote.send')).toEqual([people.owner.uid, people.seller.uid]);
});

it('没有企业的、过了期的都不行，说出去哪里；列表只看得到名字、地方和认证', async () => {
  const nobody = await loggedIn(api, '13901190000');
  expect(await companyOf(api.server.db, nobody.uid ?? 0)).toBeUndefined();
  await expect(require(nobody, 'quote.send')).rejects.toMatchObject({
    status: 403,
    reason: 'enterprise.required',
    message: expect.stringContaining('企业管理'),
  });
  const { seller } = await staffed(502);
  expect(await companyOf(api.server.db, seller.uid ?? 0)).toMatchObject({ id: 502, name: '例芯企业502', role: 'seller', spendLimit: null });
  expect(await briefOf(api.server.db, [502, 502, 9])).toEqual(
    new Map([[502, { id: 502, name: '例芯企业502', place: '深圳', isVerified: true, isSample: false }]]),
  );
  api.clock.advance(366 * DAY);
  await expect(require(seller, 'quote.send')).rejects.toMatchObject({ reason: 'enterprise.required', message: expect.stringContaining('过期') });
  await api.server.platform.jobs.run('enterprise.expiry', {});
  expect((await companyOf(api.server.db, seller.uid ?? 0))?.status).toBe(3);
  expect((await briefOf(api.server.db, [502])).get(502)?.isVerified).toBe(false);
});

describe('注册时申请的企业', () => {
  it('申请人就是负责人；通过以后有一年，成为企业会员；到期以后不再是', async () => {
    const visitor = api.visitor();
    const mobile = '13901170000';
    const code = await codeFor(visitor, mobile, 'register');
    const form = { mobile, code, pwd: goodPwd, isAgreed: true, enterpriseName: '示例公司', creditCode: '91350100M000100Y43', contactName: '示例' };
    visitor.keep(await postJson(visitor, '/registerEnterpriseUser', form));
    expect(await companyOf(api.server.db, visitor.uid ?? 0)).toMatchObject({ name: '示例公司', status: 0, role: 'owner', expiresAt: null });
    const operator = await operatorOf(api);
    const [review] = (await operator.get('/operator/reviews', { kind: 'enterprise' })).json<{ data: { id: number }[] }>().data;
    await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision: 'approve', reason: '' });
    expect((await visitor.get('/enterprise/status')).json()).toMatchObject({ data: { status: 1, name: '示例公司', reason: null } });
    const who = async () => (await visitor.get('/user/identity')).json<{ data: object }>().data;
    expect(await who()).toMatchObject({ role: 'enterprise', enterpriseStatus: 1 });
    expect(await require(visitor, 'company.members')).toMatchObject({ role: 'owner' });
    await api.server.db.update(enterprises).set({ expiresAt: api.clock.now() });
    await api.server.platform.jobs.run('enterprise.expiry', {});
    expect(await who()).toMatchObject({ role: 'member', enterpriseStatus: 3 });
    expect((await visitor.get('/message/page')).json<{ data: { title: string }[] }>().data[0]?.title).toBe('企业认证已过期');
  });
});
