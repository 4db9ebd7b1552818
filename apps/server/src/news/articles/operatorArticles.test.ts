import type { ArticleDetail, OperatorArticle } from '@chippage/api/types';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { insertArticle, insertDesk } from '../../../test/articles.ts';
import { operatorOf } from '../../../test/operator.ts';
import { auditRows } from '../../platform/audit.schema.ts';

let api: TestApp;
let operator: Visitor;
let author: Visitor;
let articleId: number;
let otherId: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db } = api.server;
  operator = await operatorOf(api);
  author = api.visitor();
  await author.login('13900000181');
  const desk = await insertDesk(db, { memberId: author.uid ?? 0 });
  const now = api.clock.now();
  articleId = await insertArticle(db, now, { ...desk, title: 'LDO_选型 100%', tags: ['AMS1117-3.3'] });
  otherId = await insertArticle(db, now, { ...desk, title: '晶振负载电容', publishTime: new Date(now.getTime() - 7_200_000) });
  await insertArticle(db, now, { ...desk, title: '草稿', state: 'DRAFT' });
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await operator.get('/operator/articles', query)).json<{ data: OperatorArticle[]; totalRecord: number }>();
const found = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
const detail = (visitor: Visitor, id = articleId) => visitor.get('/news/v3/detail', { id: `${id}` });
const newestAudit = async () => (await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1))[0];

it('发布过的都在，新的在前，别人的草稿不在；按标题、作者和型号找', async () => {
  const { data, totalRecord } = await list();
  expect([totalRecord, data.map(({ id }) => id)]).toEqual([2, [articleId, otherId]]);
  expect(data[0]).toMatchObject({ title: 'LDO_选型 100%', channelName: '电源', views: 0, corrections: [], takenDown: null });
  expect(await found({ keywords: '_选型 100%' })).toEqual([articleId]);
  expect(await found({ keywords: 'ams1117' })).toEqual([articleId]);
  expect(await found({ keywords: data[0]!.authorName })).toEqual([articleId, otherId]);
  expect(await found({ pageSize: '1', pageIndex: '2' })).toEqual([otherId]);
});

it('下架：列表里没有，页面说为什么，作者自己还看得到并收到通知，记在日志里；恢复之后都回来', async () => {
  const listed = async () => (await api.visitor().get('/news/v2/list')).json<{ data: { id: number }[] }>().data.map(({ id }) => id);
  const id = `${articleId}`;
  const taken = await operator.post('/operator/articles/takeDown', { id, kind: 'wrong', reason: ' 数据抄错 ' });
  expect(taken.json().data).toMatchObject({ takenDown: { kind: 'wrong', reason: '数据抄错', time: api.clock.now().toISOString() } });
  expect(await listed()).toEqual([otherId]);
  const page = await detail(api.visitor());
  expect([page.statusCode, page.json().reason]).toEqual([410, 'article.taken_down']);
  expect(page.json().msg).toContain('这篇文章已下架：内容有误');
  expect(page.body).not.toContain('数据抄错');
  expect((await detail(author)).json<{ data: ArticleDetail }>().data).toMatchObject({ state: 'DISMOUNT', isOnlyForAuthor: true });
  expect(await found({ isTakenDown: 'true' })).toEqual([articleId]);
  const notices = async () => (await author.get('/message/page')).json<{ data: { title: string; body: string }[] }>().data;
  expect((await notices())[0]).toMatchObject({ title: '文章已下架', body: expect.stringContaining('数据抄错') });
  expect(await newestAudit()).toMatchObject({ event: 'article.take_down', memberId: operator.uid, detail: { article: articleId, kind: 'wrong' } });

  expect((await operator.post('/operator/articles/restore', { id })).json().data).toMatchObject({ takenDown: null });
  expect((await detail(api.visitor())).statusCode).toBe(200);
  expect(await listed()).toEqual([articleId, otherId]);
  expect((await notices())[0]).toMatchObject({ title: '文章已恢复' });
});

it('更正写在文章下面，带当天的日期，旧的留着', async () => {
  const correct = (text: string) => operator.post('/operator/articles/correct', { id: `${otherId}`, text });
  await correct('第 2 节的 12 pF 应为 18 pF。');
  expect((await correct('图 1 的单位改为 MHz。')).json().data.corrections).toHaveLength(2);
  const { data } = (await detail(api.visitor(), otherId)).json<{ data: ArticleDetail }>();
  expect(data.corrections.map(({ text }) => text)).toEqual(['第 2 节的 12 pF 应为 18 pF。', '图 1 的单位改为 MHz。']);
  expect(data.updateTime).toBe(api.clock.now().toISOString());
  expect(await newestAudit()).toMatchObject({ event: 'article.correct', detail: { article: otherId } });
  expect((await author.get('/message/page')).json().data[0]).toMatchObject({ title: '文章有了更正', body: expect.stringContaining('图 1 的单位改为 MHz。') });
  expect((await correct('短')).statusCode).toBe(422);
});

it('没有的和草稿得到 404；不是运营者不行', async () => {
  expect((await operator.post('/operator/articles/takeDown', { id: '999999', kind: 'other', reason: '没有' })).statusCode).toBe(404);
  expect((await operator.post('/operator/articles/takeDown', { id: `${otherId + 1}`, kind: 'other', reason: '草稿' })).statusCode).toBe(404);
  expect((await author.post('/operator/articles/correct', { id: `${otherId}`, text: '作者不能自己写' })).statusCode).toBe(403);
  expect((await api.visitor().get('/operator/articles')).statusCode).toBe(401);
});
