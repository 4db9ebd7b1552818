import type { SiteEvent } from '@chippage/api/types';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { loadSampleEvents } from './sample/loadSampleEvents.ts';

let api: TestApp;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const day = (after: number) => shanghaiDate(new Date(api.clock.now().getTime() + after * 86_400_000));
const facts = (own: object = {}) => ({
  title: '电源设计研讨会',
  kind: 'seminar',
  startDate: day(3),
  endDate: day(4),
  place: '深圳市南山区',
  organiser: '示例社区',
  summary: '上午讲拓扑选择，下午上机测试。',
  url: 'https://example.com/seminar',
  outcome: '',
  isCancelled: false,
  ...own,
});
const add = (own: object = {}) => postJson(operator, '/operator/events/add', facts(own));
const list = async (query: Record<string, string> = {}) => (await api.visitor().get('/events', query)).json<{ data: SiteEvent[]; totalRecord: number }>();

it('只有运营人员登记；即将的按开始日期，往期的按结束日期倒着；种类和关键字', async () => {
  expect(await list()).toMatchObject({ data: [], totalRecord: 0 });
  const member = api.visitor();
  await member.login('13900000961');
  expect((await postJson(member, '/operator/events/add', facts())).statusCode).toBe(403);
  const { id } = (await add()).json<{ data: SiteEvent }>().data;
  await add({ title: '正在进行的展会', kind: 'exhibition', startDate: day(-1), endDate: day(0), place: '上海' });
  await add({ title: '上个月的直播', kind: 'webinar', startDate: day(-30), endDate: day(-30), place: '' });
  await add({ title: '上周的培训', kind: 'training', startDate: day(-9), endDate: day(-7) });
  expect((await list()).data.map(({ title, state }) => [title, state])).toEqual([
    ['正在进行的展会', 'running'],
    ['电源设计研讨会', 'coming'],
  ]);
  expect((await list({ when: 'past' })).data.map(({ title, state }) => [title, state])).toEqual([
    ['上周的培训', 'over'],
    ['上个月的直播', 'over'],
  ]);
  expect(await list({ when: 'past', pageSize: '1', pageIndex: '2' })).toMatchObject({ data: [{ title: '上个月的直播' }], totalRecord: 2 });
  expect((await list({ kind: 'exhibition' })).data.map(({ place }) => place)).toEqual(['上海']);
  expect((await list({ keywords: '南山' })).data.map((event) => event.id)).toEqual([id]);
  expect((await list({ keywords: '%' })).data).toEqual([]);
});

it('同名同日只登记一次；更正、取消、删除，都记在审计里', async () => {
  expect((await add()).json()).toMatchObject({ code: 0, reason: 'site_event.exists' });
  const { id } = (await add({ title: '射频开放日' })).json<{ data: SiteEvent }>().data;
  expect((await postJson(operator, '/operator/events/change', { id, ...facts() })).json()).toMatchObject({ reason: 'site_event.exists' });
  const change = await postJson(operator, '/operator/events/change', { id, ...facts({ title: '射频开放日', isCancelled: true }) });
  expect(change.json()).toMatchObject({ code: 1, data: { state: 'cancelled' } });
  expect((await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1))[0]).toMatchObject({ event: 'site_event.file' });
  expect((await operator.post('/operator/events/remove', { id: `${id}` })).json().code).toBe(1);
  expect((await operator.post('/operator/events/remove', { id: `${id}` })).statusCode).toBe(404);
  expect((await postJson(operator, '/operator/events/change', { id, ...facts() })).statusCode).toBe(404);
  const wrong = await add({ title: '结束早于开始', endDate: day(2) });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { reason: 'site_event.wrong_fact', fields: [{ field: 'endDate' }] }]);
});

it('示例只装一次：运营者删掉的不再回来；改过的不再是示例', async () => {
  const count = await loadSampleEvents({ db: api.server.db, clock: api.clock });
  expect(count).toBeGreaterThan(8);
  const samples = async () => (await list({ pageSize: '50' })).data.filter(({ isSample }) => isSample);
  const [first, second] = await samples();
  if (!first || !second) throw new Error('there are no samples');
  await operator.post('/operator/events/remove', { id: `${first.id}` });
  await postJson(operator, '/operator/events/change', { id: second.id, ...facts({ title: second.title, outcome: '报名已满。' }) });
  expect(await loadSampleEvents({ db: api.server.db, clock: api.clock })).toBe(0);
  expect((await samples()).map(({ id }) => id)).not.toEqual(expect.arrayContaining([first.id, second.id]));
});
