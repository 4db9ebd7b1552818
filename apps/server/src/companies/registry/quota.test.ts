import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askRegistry, factsCalls, failFacts, FULL_COMPANY } from '../../../test/registry.ts';
import { shanghaiMidnight } from '../../platform/shanghai.ts';

const DAY = 86_400_000;

let api: TestApp;
let mobile = 13_900_000_800;
const newMember = () => loggedIn(api, `${(mobile += 1)}`);
const elsewhere = (n: number) => api.visitor({ ip: `203.0.${n}.7` });
const reasons = (answers: { code?: number; reason?: string }[]) => answers.map(({ code, reason }) => reason ?? code);
const left = async (who: Visitor) => (await askRegistry(who, 'budget')).data;
const firm = (n: number) => ({ id: 990_000_000 + n });
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterEach(() => failFacts(api, null));
afterAll(() => api.close());

describe('访客', () => {
  it('一天 5 次，搜索和企业算在一起；已查过的不算，用完以后也打得开', async () => {
    const visitor = elsewhere(1);
    expect(await left(visitor)).toEqual({ left: 5, most: 5, isMember: false });
    const answers = [];
    for (const n of [1, 2, 3, 1, 2]) answers.push(await askRegistry(visitor, 'company', firm(n)));
    for (const keywords of ['全景', '注销', '全景', '静默']) answers.push(await askRegistry(visitor, 'search', { keywords }));
    expect(reasons(answers)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 'registry.quota_used']);
    expect(answers.at(-1)?.msg).toBe('今天的 5 次查询已用完，登录后每天可查 50 次；已查过的公司仍可打开');
    expect(await left(visitor)).toEqual({ left: 0, most: 5, isMember: false });
    expect(reasons([await askRegistry(visitor, 'company', firm(1)), await askRegistry(visitor, 'company', firm(4))])).toEqual([1, 'registry.quota_used']);
    expect(reasons([await askRegistry(elsewhere(2), 'company', firm(4)), await askRegistry(visitor, 'company', firm(4))])).toEqual([1, 1]);
  });

  it('没查过的明细要登录；有人查过以后不登录也看得到', async () => {
    const visitor = elsewhere(3);
    const query = { id: FULL_COMPANY, block: 'holders' };
    for (const path of ['records', 'risk', 'report', 'snapshot', 'relations', 'score'])
      expect(reasons([await askRegistry(visitor, path, query)])).toEqual(['registry.login_needed']);
    expect(reasons([await askRegistry(await newMember(), 'records', query), await askRegistry(visitor, 'records', query)])).toEqual([1, 1]);
    expect(await left(visitor)).toMatchObject({ left: 5 });
  });

  it('换浏览器骗不过网络的额度', async () => {
    const answers = [];
    for (let n = 0; n < 26; n++) answers.push(await askRegistry(elsewhere(4), 'search', { keywords: `示例没有 ${n}` }));
    expect(reasons(answers)).toEqual([...Array.from({ length: 25 }, () => 1), 'registry.quota_used']);
  });

  it('同时打开同一家，只算一次', async () => {
    const visitor = elsewhere(5);
    failFacts(api, 'slow:300');
    expect(reasons(await Promise.all(Array.from({ length: 12 }, () => askRegistry(visitor, 'company', firm(30)))))).toEqual(
      Array.from({ length: 12 }, () => 1),
    );
    expect(await left(visitor)).toMatchObject({ left: 4 });
  });
});

describe('会员', () => {
  it('一家企业一天算一次，它的明细不另算；中国的 0 点重新算', async () => {
    const member = await newMember();
    // One millisecond before midnight in China.
    api.clock.advance(shanghaiMidnight(api.clock.now()).getTime() + DAY - 1 - api.clock.now().getTime());
    await askRegistry(member, 'company', firm(31));
    for (const block of ['staff', 'holders', 'changes']) await askRegistry(member, 'records', { ...firm(31), block });
    for (const path of ['risk', 'report', 'relations', 'score', 'snapshot']) await askRegistry(member, path, firm(31));
    expect(await left(member)).toEqual({ left: 49, most: 50, isMember: true });
    api.clock.advance(1);
    expect(await left(member)).toMatchObject({ left: 50 });
    await askRegistry(member, 'records', { ...firm(31), block: 'branches' });
    expect(await left(member)).toMatchObject({ left: 49 });
  });

  it('50 次以后说明天再来，旧的仍然给出', async () => {
    const member = await newMember();
    await askRegistry(member, 'records', { ...firm(32), block: 'staff' });
    api.clock.advance(25 * 3_600_000);
    for (let n = 0; n < 50; n++) await askRegistry(member, 'search', { keywords: `没有的词 ${n}` });
    expect(await askRegistry(member, 'company', firm(33))).toMatchObject({
      code: 0,
      reason: 'registry.quota_used',
      msg: '今天的 50 次查询已用完，请明天 0 点后再查；已查过的公司仍可打开',
    });
    expect((await askRegistry(member, 'records', { ...firm(32), block: 'staff' })).data).toMatchObject({ provenance: { isStale: true } });
  });

  it('来源没有回应的不算', async () => {
    const member = await newMember();
    failFacts(api, 'http500');
    expect(reasons([await askRegistry(member, 'company', firm(34))])).toEqual(['registry.unanswered']);
    expect(await left(member)).toMatchObject({ left: 50 });
  });
});

describe('重新查', () => {
  const renew = async (who: Visitor, id: number) =>
    (await who.post('/tyc/renew', { id: `${id}` })).json<{ code: number; reason?: string; data: { provenance: { asOf: string } } }>();

  it('要登录；一家一天一次，得到新的时间，它的明细也重新查', async () => {
    expect((await elsewhere(6).post('/tyc/renew', { id: '990000040' })).statusCode).toBe(401);
    const member = await newMember();
    await askRegistry(member, 'company', firm(40));
    await askRegistry(member, 'records', { ...firm(40), block: 'staff' });
    api.clock.advance(60_000);
    const before = factsCalls(api);
    expect((await renew(member, 990_000_040)).data.provenance.asOf).toBe(api.clock.now().toISOString());
    await askRegistry(member, 'records', { ...firm(40), block: 'staff' });
    expect(factsCalls(api) - before).toBe(2);
    expect(reasons([await renew(member, 990_000_040), await renew(await newMember(), 990_000_040)])).toEqual(['registry.renewed_today', 1]);
    api.clock.advance(DAY);
    expect((await renew(member, 990_000_040)).code).toBe(1);
  });

  it('来源不答时什么也没有丢，也不算刷新过', async () => {
    const member = await newMember();
    await askRegistry(member, 'company', firm(41));
    await askRegistry(member, 'records', { ...firm(41), block: 'staff' });
    failFacts(api, 'vendor:300006');
    expect((await renew(member, 990_000_041)).reason).toBe('registry.unanswered');
    expect((await askRegistry(member, 'records', { ...firm(41), block: 'staff' })).data).toMatchObject({ provenance: { isStale: false } });
    failFacts(api, null);
    expect((await renew(member, 990_000_041)).code).toBe(1);
  });
});

it('本站一天的调用有上限：到了以后只给留着的', async () => {
  const capped = await createTestApp({ logLevel: 'silent', env: { TYC_DAILY_CAP: '3' } });
  const member = await loggedIn(capped, '13900000899');
  const answers = [];
  for (const n of [1, 2, 3, 4, 1]) answers.push(await askRegistry(member, 'company', firm(n)));
  expect(reasons(answers)).toEqual([1, 1, 1, 'registry.unanswered', 1]);
  expect(await left(member)).toMatchObject({ left: 47 });
  capped.clock.advance(DAY);
  expect((await askRegistry(member, 'company', firm(4))).code).toBe(1);
  await capped.close();
});

it('没有开通的站点说去哪里查', async () => {
  const off = await createTestApp({ logLevel: 'silent', env: { BIZ: 'off' } });
  expect(await askRegistry(off.visitor(), 'company', firm(1))).toMatchObject({ status: 200, code: 0, reason: 'registry.unanswered' });
  expect(await askRegistry(off.visitor(), 'budget')).toMatchObject({ code: 1 });
  await off.close();
});
