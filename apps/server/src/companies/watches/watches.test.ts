// Companies that members watch: kept apart, compared once a month, told once.
import { registryWatchLimits } from '@chippage/api/limits';
import type { Notice, RegistryWatch, RegistryWatchMail } from '@chippage/api/types';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { mails } from '../../account/mails.schema.ts';
import { notFound } from '../../platform/errors.ts';
import { shanghaiDate, shanghaiMidnight } from '../../platform/shanghai.ts';
import type { Mail } from '../../services/mail/port.ts';
import type { RegistryPart, WatchedFacts } from '../registryPart.ts';
import { registerWatchDigest, WATCH_DIGEST } from './watchDigest.ts';
import { watchesHandlers } from './watches.handlers.ts';
import { forgetEndedWatches } from './watches.queries.ts';
import { companyWatches } from './watches.schema.ts';

const DAY = 86_400_000;
const sent: Mail[] = [];
/** What the register says; null: it does not answer; absent: there is no such company. */
const register = new Map<number, WatchedFacts | null>();
const asked: number[] = [];
const registry: Pick<RegistryPart, 'readWatchedFacts'> = {
  async readWatchedFacts(_platform, companyId) {
    asked.push(companyId);
    const facts = register.get(companyId);
    if (facts === undefined) throw notFound('公司');
    return facts;
  },
};
const factsOf = (id: number, change: Partial<WatchedFacts> = {}): WatchedFacts => ({
  name: `示例${id}公司`,
  creditCode: null,
  state: 'operating',
  stateText: '存续',
  representative: '示例甲',
  capital: null,
  address: null,
  counts: { enforcements: 0, dishonest: 0, abnormal: 0, penalties: 0 },
  ...change,
});

let api: TestApp;
let member: Visitor;
let other: Visitor;
beforeAll(async () => {
  const send = async (mail: Mail) => void sent.push(mail);
  api = await createTestApp({
    logLevel: 'silent',
    handlers: watchesHandlers(registry),
    services: { mail: { send, isAvailable: () => true, close: () => undefined } },
  });
  registerWatchDigest(api.server.platform, registry, { paceMs: 0 });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000921');
  await other.login('13900000922');
  await give(member, 'watcher@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.server.db.delete(companyWatches);
  register.clear();
  asked.length = 0;
});

const give = ({ uid }: Visitor, email: string | null) => api.server.db.execute(sql`update members set email = ${email} where id = ${uid}`);
const watch = async (visitor: Visitor, id: number) => (await visitor.post('/tyc/watch/add', { id: `${id}` })).json<{ code: number; reason?: string }>();
const unwatch = (visitor: Visitor, id: number) => visitor.post('/tyc/watch/del', { id: `${id}` });
const list = async (visitor: Visitor) => (await visitor.get('/tyc/watch/list')).json<{ data: RegistryWatch[]; totalRecord: number }>();
const isWatched = async (visitor: Visitor, id: number) =>
  (await visitor.get('/tyc/watch/state', { id: `${id}` })).json<{ data: { isWatched: boolean } }>().data.isWatched;
const notices = async (visitor: Visitor) => (await visitor.get('/message/page', { kind: 'registryWatch', pageSize: '100' })).json<{ data: Notice[] }>().data;

describe('关注', () => {
  it('关注两次是一次，按新的在前；取消以后不在；别人看不到，也取消不了', async () => {
    register.set(1, factsOf(1)).set(2, factsOf(2));
    expect(await watch(member, 1)).toMatchObject({ code: 1 });
    api.clock.advance(1000);
    await watch(member, 2);
    expect(await watch(member, 2)).toMatchObject({ code: 1 });
    expect(asked).toEqual([1, 2]);
    expect((await list(member)).data.map(({ company, digestTime, changes }) => [company.name, digestTime, changes])).toEqual([
      ['示例2公司', null, []],
      ['示例1公司', null, []],
    ]);
    await unwatch(other, 1);
    expect([await isWatched(member, 1), await isWatched(other, 1), (await list(other)).totalRecord]).toEqual([true, false, 0]);
    await unwatch(member, 1);
    await unwatch(member, 1);
    expect([await isWatched(member, 1), (await list(member)).totalRecord]).toEqual([false, 1]);
    expect((await api.visitor().post('/tyc/watch/add', { id: '1' })).statusCode).toBe(401);
  });

  it('来源不回应：说出来，什么也没有记；没有这家公司：404', async () => {
    register.set(3, null);
    expect(await watch(member, 3)).toMatchObject({ code: 0, reason: 'registry.unanswered' });
    expect((await member.post('/tyc/watch/add', { id: '404' })).statusCode).toBe(404);
    expect((await list(member)).totalRecord).toBe(0);
  });

  it('刚取消的可以撤销，来源不回应也行，次序和上次的变化都在；过了一天就是新的', async () => {
    register.set(1, factsOf(1)).set(2, factsOf(2));
    await watch(member, 1);
    api.clock.advance(1000);
    await watch(member, 2);
    await unwatch(member, 1);
    register.set(1, null);
    await watch(member, 1);
    expect((await list(member)).data.map(({ company }) => company.id)).toEqual([2, 1]);
    await unwatch(member, 1);
    await forgetEndedWatches(api.server.db, new Date(api.clock.now().getTime() + DAY));
    expect(await watch(member, 1)).toMatchObject({ code: 0, reason: 'registry.unanswered' });
  });

  it(`最多 ${registryWatchLimits.watches} 家，满了不去问来源；取消一家就有地方`, async () => {
    for (let id = 1; id <= registryWatchLimits.watches + 1; id += 1) register.set(id, factsOf(id));
    for (let id = 1; id <= registryWatchLimits.watches; id += 1) await watch(member, id);
    asked.length = 0;
    expect(await watch(member, 101)).toMatchObject({ code: 0, reason: 'registry.watches_full' });
    expect(asked).toEqual([]);
    await unwatch(member, 1);
    expect(await watch(member, 101)).toMatchObject({ code: 1 });
    expect(await watch(member, 1)).toMatchObject({ code: 0, reason: 'registry.watches_full' });
  });
});

/** Lets the job run, and the mails go out. @returns what went out */
async function run(): Promise<Mail[]> {
  const before = sent.length;
  await api.server.platform.jobs.run(WATCH_DIGEST, {});
  for (const { id } of await api.server.db.select().from(mails).where(eq(mails.purpose, 'company_watch')).orderBy(asc(mails.id)))
    await api.server.platform.jobs.run('mail', { id });
  return sent.slice(before);
}

/** Moves the clock to the first moment of the next month in Shanghai; who was away for so long logs in again. */
async function nextMonth(): Promise<void> {
  const [year = 0, month = 0] = shanghaiDate(api.clock.now()).split('-').map(Number);
  const first = shanghaiMidnight(new Date(Date.UTC(year, month, 1)));
  api.clock.advance(first.getTime() - api.clock.now().getTime());
  await member.login('13900000921');
  await other.login('13900000922');
}

describe('每月的变化', () => {
  it('过了月界才比；变了的说一次，前后都在；再运行不再说；没有变的不说', async () => {
    register.set(1, factsOf(1)).set(2, factsOf(2));
    await watch(member, 1);
    await watch(member, 2);
    asked.length = 0;
    register.set(1, factsOf(1, { state: 'deregistered', stateText: '注销', counts: { enforcements: 2, dishonest: 0, abnormal: 0, penalties: 0 } }));
    await nextMonth();
    api.clock.advance(-1000);
    expect(await run()).toEqual([]);
    expect(asked).toEqual([]);
    api.clock.advance(1000);
    const told = (await notices(member)).length;
    const [mail, ...more] = await run();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('watcher@example.com');
    expect(mail?.subject).toBe('芯页：关注的公司有 1 家变了');
    expect(mail?.text).toContain('示例1公司\n- 经营状态：存续 → 注销\n- 被执行人：0 条 → 2 条');
    expect(mail?.text).not.toContain('示例2公司');
    const [notice, ...old] = await notices(member);
    expect(old).toHaveLength(told);
    expect(notice).toMatchObject({ title: '关注的公司有 1 家变了', href: '/userCenter/companyWatches' });
    expect(notice?.body).toContain('经营状态：存续 → 注销');
    expect((await list(member)).data.find(({ company }) => company.id === 1)).toMatchObject({
      stateText: '注销',
      digestTime: api.clock.now().toISOString(),
      changes: [{ name: '经营状态', before: '存续', after: '注销' }, { name: '被执行人' }],
    });
    // A process that starts again, or a second turn.
    asked.length = 0;
    register.set(2, factsOf(2, { representative: '示例乙' }));
    expect(await run()).toEqual([]);
    expect(asked).toEqual([]);
    await nextMonth();
    expect((await run())[0]?.text).toContain('示例2公司\n- 法定代表人：示例甲 → 示例乙');
    expect((await list(member)).data.find(({ company }) => company.id === 1)?.changes).toEqual([]);
  });

  it('没有变化：没有消息，没有邮件，列表说比过了', async () => {
    register.set(1, factsOf(1));
    await watch(member, 1);
    await nextMonth();
    const told = (await notices(member)).length;
    expect(await run()).toEqual([]);
    expect(await notices(member)).toHaveLength(told);
    expect((await list(member)).data[0]).toMatchObject({ digestTime: api.clock.now().toISOString(), changes: [] });
  });

  it('有的没有回应：等到第三天；答了就一起说，不答就先说知道的，变化下个月还在', async () => {
    register.set(1, factsOf(1)).set(2, factsOf(2));
    await watch(member, 1);
    await watch(member, 2);
    register.set(1, factsOf(1, { representative: '示例乙' })).set(2, null);
    await nextMonth();
    expect(await run()).toEqual([]);
    api.clock.advance(2 * DAY);
    expect((await run()).map(({ text }) => [text.includes('示例1公司'), text.includes('示例2公司')])).toEqual([[true, false]]);
    register.set(2, factsOf(2, { representative: '示例丙' }));
    api.clock.advance(DAY);
    expect(await run()).toEqual([]);
    await nextMonth();
    expect((await run())[0]?.text).toContain('示例2公司\n- 法定代表人：示例甲 → 示例丙');
  });

  it('来源一直不回应：问三家就停，下一轮先问别的；登记里没有了的公司不再等', async () => {
    for (const id of [1, 2, 3, 4, 5]) register.set(id, factsOf(id));
    for (const id of [1, 2, 3, 4, 5]) await watch(member, id);
    for (const id of [1, 2, 3]) register.set(id, null);
    register.delete(4);
    await nextMonth();
    asked.length = 0;
    await run();
    expect(asked).toEqual([1, 2, 3]);
    api.clock.advance(600_000);
    asked.length = 0;
    await run();
    expect(asked).toEqual([4, 5, 1, 2, 3]);
  });

  it('一家公司几个人关注：问一次，各说各的；没有邮箱的只有站内消息', async () => {
    register.set(1, factsOf(1));
    await watch(member, 1);
    await watch(other, 1);
    register.set(1, factsOf(1, { address: '示例路 1 号' }));
    asked.length = 0;
    await nextMonth();
    const told = (await notices(other)).length;
    expect((await run()).map(({ to }) => to)).toEqual(['watcher@example.com']);
    expect(asked).toEqual([1]);
    expect(await notices(other)).toHaveLength(told + 1);
  });

  it('取消关注的不比也不说', async () => {
    register.set(1, factsOf(1));
    await watch(member, 1);
    await unwatch(member, 1);
    register.set(1, factsOf(1, { stateText: '注销' }));
    await nextMonth();
    asked.length = 0;
    expect(await run()).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('邮件开关', () => {
  const mailOf = async (visitor: Visitor) => (await visitor.get('/tyc/watch/mail')).json<{ data: RegistryWatchMail }>().data;
  const change = async () => {
    register.set(1, factsOf(1));
    await watch(member, 1);
    register.set(1, factsOf(1, { stateText: '注销' }));
    await nextMonth();
    return run();
  };

  it('没有说过就是开着；关了只有站内消息；邮件头里的停止不用登录，编的停不了', async () => {
    expect([await mailOf(member), await mailOf(other)]).toEqual([
      { isOn: true, email: 'w***@example.com' },
      { isOn: true, email: null },
    ]);
    const [mail] = await change();
    const stop = new URL(mail?.unsubscribeUrl ?? '');
    const press = (code: string) => api.app.inject({ method: 'POST', url: `${stop.pathname}?code=${code}` });
    expect((await press('made-up')).statusCode).toBe(404);
    expect((await mailOf(member)).isOn).toBe(true);
    expect((await press(stop.searchParams.get('code') ?? '')).statusCode).toBe(204);
    expect([(await mailOf(member)).isOn, (await mailOf(other)).isOn]).toEqual([false, true]);
    await api.server.db.delete(companyWatches);
    const told = (await notices(member)).length;
    expect(await change()).toEqual([]);
    expect(await notices(member)).toHaveLength(told + 1);
    expect((await member.post('/tyc/watch/mail', { isOn: 'true' })).json()).toMatchObject({ code: 1, data: { isOn: true } });
    await api.server.db.delete(companyWatches);
    expect(await change()).toHaveLength(1);
  });
});
