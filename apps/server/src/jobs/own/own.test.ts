// What companies offer, as they keep it: who may, which words may not, how a post runs.
import type { OwnJob } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { jobForm, postedJob, saveJob } from '../../../test/jobs.ts';

let api: TestApp;
let maker: TestCompany;
let other: TestCompany;
let editor: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  maker = await companyOf(api, { name: '东湖芯片' });
  other = await companyOf(api, { name: '西岭电子' });
  editor = await colleagueOf(api, maker, 'editor');
});
afterAll(() => api.close());

const DAY = 86_400_000;
const own = async (state?: string) => (await editor.get('/job/auth/list', state === undefined ? {} : { state })).json<{ data: OwnJob[] }>().data;
const stateOf = async (id: number) => (await own()).find((job) => job.id === id)?.state;
const isListed = async (id: number) =>
  (await api.visitor().get('/job/info/list', { pageSize: '100' })).json().data.some((job: { id: number }) => job.id === id);
const run = (id: number, days = '30') => editor.post('/job/auth/refresh', { id: `${id}`, days });

it('只有认证企业的负责人和编辑能发布', async () => {
  const member = api.visitor();
  await member.login('13900000711');
  const waiting = await companyOf(api, { status: 0 });
  const buyer = await colleagueOf(api, maker, 'buyer');
  expect((await saveJob(api.visitor())).statusCode).toBe(401);
  for (const visitor of [member, waiting.visitor]) expect((await saveJob(visitor)).json()).toMatchObject({ code: 403, reason: 'enterprise.required' });
  expect((await saveJob(buyer)).json()).toMatchObject({ code: 403, reason: 'enterprise.right_missing', msg: expect.stringContaining('不能招聘') });
  expect((await saveJob(editor)).json()).toMatchObject({ code: 1, msg: '已发布', data: { state: 'open', applications: 0 } });
});

it.each([
  ['title', { title: '仓管员（限男性）' }, '限男性'],
  ['description', { description: '负责元器件的采购和询价，35 岁以下，已婚已育优先，请附籍贯。' }, '35岁以下'],
  ['skills', { skills: ['UVM', '形象好'] }, '形象好'],
  ['welfare', { welfare: ['入职押金 500'] }, '押金'],
  ['salaryMax', { salaryMin: 20, salaryMax: 10 }, '上限不能低于下限'],
  ['cityCode', { cityCode: '999999' }, '城市'],
])('%s 有不能写的，说在那一栏', async (field, change, words) => {
  expect((await saveJob(editor, change)).json()).toMatchObject({
    code: 422,
    reason: 'job.wrong_words',
    fields: [{ field, msg: expect.stringContaining(words) }],
  });
});

it('别家的看不到、改不了、刷不了、关不了', async () => {
  const id = await postedJob(editor);
  expect((await other.visitor.get('/job/auth/detail', { id: `${id}` })).statusCode).toBe(404);
  expect((await saveJob(other.visitor, { id })).statusCode).toBe(404);
  expect((await saveJob(other.visitor, { id, title: '限男性' })).statusCode).toBe(404);
  expect((await other.visitor.post('/job/auth/refresh', { id: `${id}`, days: '30' })).statusCode).toBe(404);
  expect((await other.visitor.post('/job/auth/close', { id: `${id}` })).statusCode).toBe(404);
  expect((await other.visitor.get('/job/auth/list')).json().data).toEqual([]);
});

it('到期、刷新、关闭、重新发布；改的时候到期的日子不变', async () => {
  const id = await postedJob(editor);
  const [before] = await own();
  expect((await editor.get('/job/auth/detail', { id: `${id}` })).json().data).toMatchObject({ title: jobForm.title, publisherName: '林女士', stage: 'b' });
  expect((await run(id)).json()).toMatchObject({ code: 0, reason: 'job.refreshed' });
  api.clock.advance(2 * DAY);
  expect((await saveJob(editor, { id, title: '资深验证工程师', days: '90' })).json().data).toMatchObject({
    title: '资深验证工程师',
    expireTime: before?.expireTime,
  });
  expect((await run(id)).json()).toMatchObject({ code: 1, msg: '已刷新', data: { publishTime: api.clock.now().toISOString() } });
  api.clock.advance(20 * DAY);
  expect(await stateOf(id)).toBe('open');
  api.clock.advance(11 * DAY);
  expect(await stateOf(id)).toBe('expired');
  expect(await isListed(id)).toBe(false);
  expect((await own('expired')).map((job) => job.id)).toContain(id);
  expect((await run(id)).json()).toMatchObject({ code: 1, msg: '已重新发布' });
  expect(await isListed(id)).toBe(true);
  for (let times = 0; times < 2; times++) {
    expect((await editor.post('/job/auth/close', { id: `${id}` })).json()).toMatchObject({ code: 1, data: { state: 'closed' } });
    api.clock.advance(11_000);
  }
  expect(await isListed(id)).toBe(false);
  expect((await api.visitor().get(`/job/info/${id}/detail`)).json().data.state).toBe('closed');
  expect((await run(id)).json()).toMatchObject({ code: 1, data: { state: 'open' } });
});
