import type { ArticleDetail, Author, Channel, Notice, Review, SavedArticle, SubmittedArticle } from '@chippage/api/types';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { insertDesk } from '../../../test/articles.ts';
import { operatorOf } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { addArticle, insertWriter, openArticle, paragraph, saveArticle, wordsOf } from '../../../test/writing.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { announceArticles } from './articleJob.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let api: TestApp;
let operator: Visitor;
let writer: Visitor;
let channelId: number;
let secondId: number;
let authorId: number;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  things = await insertThings(api.server.db);
  ({ writer, channelId, authorId } = await insertWriter(api, '13900000941'));
  secondId = (await insertDesk(api.server.db, { name: '选型' })).channelId;
});
afterAll(() => api.close());

const submit = (id: number, baseVersion = 1, correction = '') => writer.post('/my/article/submit', { id: `${id}`, baseVersion: `${baseVersion}`, correction });
const status = (id: number, state: string) => writer.post(`/my/article/status/${id}/${state}`);
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'article', pageSize: '100' })).json<{ data: Review[] }>().data;
async function decide(decision: 'approve' | 'refuse', reason = '') {
  const [review] = await waiting();
  return operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision, reason });
}
const notices = async () => (await writer.get('/message/page')).json<{ data: Notice[] }>().data;
const read = async (id: number) => (await api.visitor().get('/news/v3/detail', { id: `${id}` })).json<{ data: ArticleDetail }>().data;
const statusOf = async (id: number) => (await api.visitor().get('/news/v3/detail', { id: `${id}` })).statusCode;
const listed = async (url: string, query: Record<string, string> = {}) =>
  (await api.visitor().get(url, query)).json<{ data: { id: number }[] }>().data.map(({ id }) => id);
const newestAudit = async () => (await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1))[0];

async function published(title: string): Promise<number> {
  const { id } = await addArticle(writer, wordsOf({ title, channelIds: [channelId] }));
  await submit(id);
  await decide('approve');
  return id;
}

describe('提交与审核', () => {
  it('不是作者不能提交；缺什么一次说完', async () => {
    const visitor = api.visitor();
    await visitor.login('13900000942');
    const own = await addArticle(visitor, wordsOf());
    const reply = await visitor.post('/my/article/submit', { id: `${own.id}`, baseVersion: '1' });
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'author.required']);
    const far = new Date(api.clock.now().getTime() + 91 * DAY).toISOString();
    const { id } = await addArticle(
      writer,
      wordsOf({ title: '短', summary: '', origin: 'reprint', publishTime: far, document: { type: 'doc', content: [paragraph('一句话')] } }),
    );
    const gaps = await submit(id);
    expect(gaps.statusCode).toBe(422);
    expect(gaps.json()).toMatchObject({ reason: 'article.incomplete' });
    expect(gaps.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field)).toEqual([
      'title',
      'summary',
      'channelIds',
      'document',
      'source',
      'sourceUrl',
      'licence',
      'publishTime',
    ]);
  });

  it('待审的不能改，撤回以后可以；驳回说原因，改好再交；旧的一版提交不了', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '要审核的文章', channelIds: [channelId] }));
    expect((await submit(id)).json().data).toMatchObject({ state: 'REVIEW', actions: ['redraft', 'remove'] });
    const edited = await saveArticle(writer, id, wordsOf({ title: '待审时改' }), 1);
    expect([edited.statusCode, edited.json().reason, edited.json().msg]).toEqual([409, 'article.state', '文章现在是“待审”，不能修改，撤回或恢复成草稿后再改']);
    expect((await submit(id)).statusCode).toBe(409);
    expect((await status(id, 'DRAFT')).json().data).toMatchObject({ state: 'DRAFT' });
    expect(await waiting()).toEqual([]);
    await submit(id);
    await decide('refuse', '没有数据来源');
    expect(await openArticle(writer, id)).toMatchObject({ state: 'REFUSED', reason: '没有数据来源', actions: ['edit', 'submit', 'remove'] });
    expect((await notices())[0]).toMatchObject({ title: '文章没有通过审核', body: expect.stringContaining('没有数据来源') });
    await saveArticle(writer, id, { ...(await openArticle(writer, id)).words, title: '补了来源的文章' }, 1);
    expect((await submit(id, 1)).json()).toMatchObject({ reason: 'article.changed', data: { version: 2 } });
    expect((await submit(id, 2)).json().data).toMatchObject({ state: 'REVIEW' });
    expect(await openArticle(writer, id)).toMatchObject({ reason: null });
    expect(await statusOf(id)).toBe(404);
    await decide('approve');
    expect(await statusOf(id)).toBe(200);
  });

  it('运营人员看到的是读者将看到的，别人看不到', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '给运营看的文章', channelIds: [channelId], ai: 'whole' }));
    await submit(id);
    const [review] = await waiting();
    expect(review?.facts.map(({ name }) => name)).toEqual(['作者', '频道', '摘要', '字数', '类型', 'AI 生成', '发布时间']);
    const submitted = (await operator.get(`/operator/articles/submitted/${review?.id}`)).json<{ data: SubmittedArticle }>().data;
    expect(submitted).toMatchObject({ preview: { title: '给运营看的文章', ai: 'whole' }, before: null });
    expect((await writer.get(`/operator/articles/submitted/${review?.id}`)).statusCode).toBe(403);
    expect((await operator.get('/operator/articles/submitted/999999')).statusCode).toBe(404);
    await status(id, 'DELETEED');
    expect(await waiting()).toEqual([]);
  });
});

describe('发布', () => {
  it('通过以后和示例文章一样，在每个列表、搜索、作者页、订阅、网站地图和型号页里', async () => {
    const words = wordsOf({
      title: '星火稳压器怎样选',
      channelIds: [channelId, secondId],
      tags: ['稳压'],
      partIds: [things.partId],
      ai: 'part',
      document: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '压差' }] },
          paragraph('给微控制器供电最常见的是一颗三脚线性稳压器，星火燎原一句是为了搜得到它，后面这些字是为了够长，够长才算一篇文章，才交得上去。'),
          { type: 'paragraph', content: [{ type: 'partChip', attrs: { mpn: 'NOSUCHPART99', partId: 7 } }] },
        ],
      },
    });
    const { id } = await addArticle(writer, words);
    await submit(id);
    for (const url of ['/news/v2/list', '/news/newestArticle']) expect(await listed(url)).not.toContain(id);
    await decide('approve');
    const detail = await read(id);
    expect(detail).toMatchObject({
      title: words.title,
      ai: 'part',
      isAiGenerated: true,
      origin: 'original',
      blocks: [],
      isOnlyForAuthor: false,
      corrections: [],
    });
    expect(detail.source).toBe(detail.author.name);
    expect(detail.toc).toEqual([{ id: 'section-1', text: '压差', level: 2 }]);
    expect(detail.parts.map((part) => part.id)).toEqual([things.partId]);
    // A chip leads where the catalogue says, not where its writer said.
    expect(JSON.stringify(detail.body)).toContain('{"tag":"span","attributes":{"data-part":""},"children":["NOSUCHPART99"]}');
    for (const [url, query] of [
      ['/news/v2/list', {}],
      ['/news/newestArticle', {}],
      ['/news/categoryArticle', { categoryId: `${channelId}` }],
      ['/news/categoryArticle', { categoryId: `${secondId}` }],
      ['/news/v2/search', { keywords: '星火燎原' }],
      [`/news/list/${authorId}`, {}],
    ] as const)
      expect(await listed(url, query), url).toContain(id);
    const feed = (await api.visitor().get('/news/feed.json', { channelId: `${secondId}` })).json<{ items: { title: string }[] }>();
    expect(feed.items.map(({ title }) => title)).toContain(words.title);
    expect((await api.visitor().get('/news/partArticles', { id: `${things.partId}` })).json().data.articles.map((card: { id: number }) => card.id)).toContain(
      id,
    );
    const author = (await api.visitor().get('/news/author', { id: `${authorId}` })).json<{ data: Author }>().data;
    expect(author.articleCount).toBeGreaterThan(0);
    const channels = (await api.visitor().get('/articleCategory/get')).json<{ data: Channel[] }>().data;
    expect(channels.find((channel) => channel.id === secondId)?.articleCount).toBe(1);
    expect(await newestAudit()).toMatchObject({ event: 'review.decide' });
    expect((await notices())[0]).toMatchObject({ title: '文章已发布', href: `/news/article-details/${id}` });
  });

  it('发布后的修改要再审：之前读者看到的不变；通过时写上更正，第一次发布的时间不变', async () => {
    const id = await published('发布后要改的文章');
    const { publishTime } = await read(id);
    const { words } = await openArticle(writer, id);
    api.clock.advance(HOUR);
    await saveArticle(writer, id, { ...words, title: '改过标题的文章' }, 1);
    expect(await openArticle(writer, id)).toMatchObject({ state: 'PUBLISHED', change: 'draft', actions: ['edit', 'submit', 'dismount', 'remove'] });
    expect((await submit(id, 2, '表 1 的压差写错，应为 1.1 V。')).json().data).toMatchObject({
      state: 'PUBLISHED',
      change: 'review',
      actions: ['redraft', 'dismount', 'remove'],
    });
    expect((await saveArticle(writer, id, words, 2)).json().msg).toBe('修改现在是“待审”，不能再改，撤回后再改');
    const [review] = await waiting();
    expect(review?.title).toBe('文章《改过标题的文章》的修改');
    const submitted = (await operator.get(`/operator/articles/submitted/${review?.id}`)).json<{ data: SubmittedArticle }>().data;
    expect([submitted.before?.title, submitted.preview.title]).toEqual(['发布后要改的文章', '改过标题的文章']);
    expect((await read(id)).title).toBe('发布后要改的文章');
    await decide('refuse', '更正没有写清楚');
    expect(await openArticle(writer, id)).toMatchObject({ state: 'PUBLISHED', change: 'refused', reason: '更正没有写清楚' });
    await submit(id, 2, '表 1 的压差写错，应为 1.1 V。');
    await decide('approve');
    expect(await read(id)).toMatchObject({ title: '改过标题的文章', publishTime, corrections: [{ text: '表 1 的压差写错，应为 1.1 V。' }] });
    expect(await openArticle(writer, id)).toMatchObject({ change: null, reason: null, corrections: [{ text: '表 1 的压差写错，应为 1.1 V。' }] });
    // What an operator writes stays when the next change is approved.
    await operator.post('/operator/articles/correct', { id: `${id}`, text: '图 2 的单位改为毫伏。' });
    await saveArticle(writer, id, { ...words, title: '又改一次的文章' }, 2);
    await submit(id, 3);
    await decide('approve');
    expect((await read(id)).corrections).toHaveLength(2);
  });

  it('没有改动的不用再提交；撤回修改，文章还在', async () => {
    const id = await published('撤回修改的文章');
    expect((await submit(id)).json().msg).toBe('修改现在是“没有改动”，没有可以提交的修改');
    const { words } = await openArticle(writer, id);
    await saveArticle(writer, id, { ...words, summary: '换了一句十个字以上的摘要。' }, 1);
    await submit(id, 2);
    expect((await status(id, 'DRAFT')).json().data).toMatchObject({ state: 'PUBLISHED', change: 'draft' });
    expect([await waiting(), await statusOf(id)]).toEqual([[], 200]);
  });

  it('转载的写着来源、原文和授权', async () => {
    const { id } = await addArticle(
      writer,
      wordsOf({
        title: '转载来的文章',
        channelIds: [channelId],
        origin: 'reprint',
        source: '某某周刊',
        sourceUrl: 'https://example.com/a',
        licence: '已获授权',
      }),
    );
    await submit(id);
    await decide('approve');
    expect(await read(id)).toMatchObject({ source: '某某周刊', sourceUrl: 'https://example.com/a', licence: '已获授权', origin: 'reprint', isOriginal: false });
  });
});

describe('预约', () => {
  it('通过以后等到那一刻才看得到，之后任务告诉作者一次', async () => {
    const at = new Date(api.clock.now().getTime() + 2 * DAY);
    const { id } = await addArticle(writer, wordsOf({ title: '预约的文章', channelIds: [channelId], publishTime: at.toISOString() }));
    await submit(id);
    await decide('approve');
    expect((await notices())[0]).toMatchObject({ title: '文章已通过审核', body: expect.stringContaining('发布') });
    expect(await openArticle(writer, id)).toMatchObject({ state: 'SCHEDULED', publishedTime: at.toISOString(), actions: ['edit', 'dismount', 'remove'] });
    expect(await statusOf(id)).toBe(404);
    expect(await listed('/news/v2/search', { keywords: '预约的文章' })).not.toContain(id);
    api.clock.advance(2 * DAY - 1);
    expect([await statusOf(id), await announceArticles(api.server.platform)]).toEqual([404, 0]);
    api.clock.advance(1);
    expect([await statusOf(id), await listed('/news/newestArticle')]).toEqual([200, expect.arrayContaining([id])]);
    expect(await openArticle(writer, id)).toMatchObject({ state: 'PUBLISHED' });
    const before = (await notices()).length;
    expect([await announceArticles(api.server.platform), await announceArticles(api.server.platform)]).toEqual([1, 0]);
    expect((await notices()).length).toBe(before + 1);
    expect(await newestAudit()).toMatchObject({ event: 'article.come_out', detail: { article: id } });
  });

  it('审得比预约的时间晚，通过就发布；预约的下架以后到时间也不出来', async () => {
    const soon = new Date(api.clock.now().getTime() + HOUR).toISOString();
    const late = await addArticle(writer, wordsOf({ title: '审得晚的文章', channelIds: [channelId], publishTime: soon }));
    await submit(late.id);
    api.clock.advance(2 * HOUR);
    await decide('approve');
    expect((await read(late.id)).publishTime).toBe(api.clock.now().toISOString());
    const next = new Date(api.clock.now().getTime() + HOUR).toISOString();
    const off = await addArticle(writer, wordsOf({ title: '不发了的文章', channelIds: [channelId], publishTime: next }));
    await submit(off.id);
    await decide('approve');
    expect((await status(off.id, 'DISMOUNT')).json().data).toMatchObject({ state: 'DISMOUNT', actions: ['redraft', 'remove'] });
    api.clock.advance(2 * HOUR);
    expect([await announceArticles(api.server.platform), await statusOf(off.id)]).toEqual([0, 404]);
  });
});

describe('下架、删除与恢复', () => {
  it('作者下架的谁也看不到，运营恢复不了；放回草稿再审一次就回来，评论和计数都在', async () => {
    const id = await published('自己下架的文章');
    await api.visitor({ uuid: 'a'.repeat(32) }).post('/news/readCount', { id: `${id}` });
    expect((await status(id, 'DRAFT')).json().msg).toBe('修改现在是“没有改动”，没有等待审核的修改');
    await status(id, 'DISMOUNT');
    expect([await statusOf(id), (await listed('/news/v2/list')).includes(id)]).toEqual([404, false]);
    expect((await operator.post('/operator/articles/restore', { id: `${id}` })).statusCode).toBe(404);
    expect((await status(id, 'DRAFT')).json().data).toMatchObject({ state: 'DRAFT' });
    await submit(id);
    await decide('approve');
    expect(await statusOf(id)).toBe(200);
  });

  it('运营下架的：作者看到原因，只能删除，不能放回草稿；删除了恢复不到网上', async () => {
    const id = await published('被运营下架的文章');
    await operator.post('/operator/articles/takeDown', { id: `${id}`, kind: 'wrong', reason: '数据抄错' });
    expect(await openArticle(writer, id)).toMatchObject({ state: 'DISMOUNT', takenDown: { kind: 'wrong', reason: '数据抄错' }, actions: ['remove'] });
    const back = await status(id, 'DRAFT');
    expect([back.statusCode, back.json().reason]).toEqual([409, 'article.state']);
    await status(id, 'DELETEED');
    expect(await statusOf(id)).toBe(410);
    await operator.post('/operator/articles/restore', { id: `${id}` });
    expect(await statusOf(id)).toBe(404);
    expect(await openArticle(writer, id)).toMatchObject({ state: 'DELETEED' });
    expect((await status(id, 'DRAFT')).json<{ data: SavedArticle }>().data.state).toBe('DRAFT');
  });

  it('等着审核的修改，文章被运营下架就撤回；恢复以后能改能交', async () => {
    const id = await published('改着被下架的文章');
    const { words } = await openArticle(writer, id);
    await saveArticle(writer, id, { ...words, title: '改着被下架的文章二' }, 1);
    await submit(id, 2);
    await operator.post('/operator/articles/takeDown', { id: `${id}`, kind: 'wrong', reason: '先下架核对' });
    expect(await waiting()).toEqual([]);
    await operator.post('/operator/articles/restore', { id: `${id}` });
    expect(await openArticle(writer, id)).toMatchObject({ state: 'PUBLISHED', change: 'draft', actions: ['edit', 'submit', 'dismount', 'remove'] });
    expect((await read(id)).title).toBe('改着被下架的文章');
  });

  it('作者先下架、运营再下架的，运营恢复以后还是作者下架的', async () => {
    const id = await published('两边都下架的文章');
    await status(id, 'DISMOUNT');
    await operator.post('/operator/articles/takeDown', { id: `${id}`, kind: 'wrong', reason: '数据抄错' });
    expect(await openArticle(writer, id)).toMatchObject({ takenDown: { kind: 'wrong' }, actions: ['remove'] });
    await operator.post('/operator/articles/restore', { id: `${id}` });
    expect(await openArticle(writer, id)).toMatchObject({ state: 'DISMOUNT', takenDown: null, actions: ['redraft', 'remove'] });
    expect(await statusOf(id)).toBe(404);
  });

  it('删除了的读者看不到；等着的审核一起撤回', async () => {
    const id = await published('发布后删除的文章');
    const { words } = await openArticle(writer, id);
    await saveArticle(writer, id, { ...words, title: '删除前改过的文章' }, 1);
    await submit(id, 2);
    await status(id, 'DELETEED');
    expect([await statusOf(id), await waiting()]).toEqual([404, []]);
  });
});
