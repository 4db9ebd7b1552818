import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ArticleCard, Author, ArticleDetail, ArticleHit, Channel } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { countersOf, insertArticle, insertDesk, type TestDesk } from '../../test/articles.ts';
import { insertThings, type TestThings } from '../../test/things.ts';
import { likes } from '../favourites/favourites.schema.ts';
import { articles, newsAuthors } from './news.schema.ts';
import { recount } from './counters.queries.ts';

let api: TestApp;
let desk: TestDesk;
let other: TestDesk;
let things: TestThings;
let writer: Visitor;
let reader: Visitor;
let ldo: number;
let can: number;

const dataOf = <T>(reply: { json: <R>() => R }): T => reply.json<{ data: T }>().data;
const titles = (reply: { json: <R>() => R }) => dataOf<ArticleCard[]>(reply).map(({ title }) => title);

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db } = api.server;
  things = await insertThings(db);
  writer = api.visitor();
  await writer.login('13900000201');
  reader = api.visitor();
  await reader.login('13900000202');
  desk = await insertDesk(db, { memberId: writer.uid ?? null });
  other = await insertDesk(db, { parentId: desk.channelId, name: '接口' });
  const now = api.clock.now();
  ldo = await insertArticle(db, now, {
    ...desk,
    title: '怎样选择低压差稳压器',
    summary: '看压差、噪声和热阻，也看 EX32F103 的供电。',
    markdown: '## 压差\n\n先看 [[EX32F103]]，再看 [[NO-SUCH-PART]]。\n\n### 噪声\n\n去耦电容要靠近引脚。\n\n| 项 | 值 |\n| --- | --- |\n| 压差 | 0.3 V |',
    tags: ['EX32F103', 'NO-SUCH-PART'],
    publishTime: new Date(now.getTime() - 7_200_000),
  });
  can = await insertArticle(db, now, { ...other, title: 'CAN 与 RS-485 怎么选', summary: '看节点数与距离。', markdown: '## 终端\n\n稳压器要单独供电。' });
});
afterAll(() => api.close());

describe('列表与首页', () => {
  it('首页不登录就有：频道、热、新、红榜、作者，热词先用频道名和型号', async () => {
    const index = dataOf<Record<string, { word?: string; title?: string }[]>>(await api.visitor().get('/news/pc/indexData'));
    expect(index['newest']?.map(({ title }) => title)).toEqual(['CAN 与 RS-485 怎么选', '怎样选择低压差稳压器']);
    expect(index['hottest']).toHaveLength(2);
    expect(index['red']).toHaveLength(2);
    expect(index['newestAuthors']).toHaveLength(2);
    expect(index['hotWords']?.map(({ word }) => word)).toEqual(expect.arrayContaining(['电源', '接口', 'EX32F103']));
    expect((await api.visitor().get('/news/indexdata')).json()).toEqual((await api.visitor().get('/news/pc/indexData')).json());
  });

  it('作者按词找：每个词都要有；通配符只是字；没有文章的不在', async () => {
    const find = async (keywords: string) => (await api.visitor().get('/author/list', { keywords })).json<{ data: Author[]; totalRecord: number }>();
    const everybody = await find('');
    expect(everybody).toMatchObject({ totalRecord: 2, data: [{ articleCount: 1 }, { articleCount: 1 }] });
    const { name = '', field = '' } = everybody.data[1] ?? {};
    expect((await find(`${name} ${field}`)).data.map(({ id }) => id)).toContain(everybody.data[1]?.id);
    for (const words of ['没有这样的词', '%', `${name} 没有这样的词`]) expect(await find(words)).toMatchObject({ data: [], totalRecord: 0 });
    expect((await api.visitor().get('/author/list', { pageSize: '1', pageIndex: '2' })).json()).toMatchObject({ totalRecord: 2, data: [{ name }] });
  });

  it('频道的列表带下级频道的文章，置顶在前，页数按总数', async () => {
    expect(titles(await api.visitor().get('/news/categoryArticle', { categoryId: `${desk.channelId}` }))).toEqual([
      'CAN 与 RS-485 怎么选',
      '怎样选择低压差稳压器',
    ]);
    expect(titles(await api.visitor().get('/news/categoryArticle', { categoryId: `${other.channelId}` }))).toEqual(['CAN 与 RS-485 怎么选']);
    await api.server.db.update(articles).set({ isPinned: true }).where(eq(articles.id, ldo));
    const page = await api.visitor().get('/news/v2/list', { pageSize: '1' });
    expect(titles(page)).toEqual(['怎样选择低压差稳压器']);
    expect(page.json().totalRecord).toBe(2);
    await api.server.db.update(articles).set({ isPinned: false }).where(eq(articles.id, ldo));
  });

  it('频道树说出文章数，关注的顺序是会员自己的', async () => {
    const [top] = dataOf<Channel[]>(await api.visitor().get('/articleCategory/get'));
    expect(top).toMatchObject({ id: desk.channelId, articleCount: 2, isFollowed: false, children: [{ id: other.channelId, articleCount: 1 }] });
    await reader.post('/users/category/diy/add', { ids: `${desk.channelId},${other.channelId}` });
    const [moved] = dataOf<Channel[]>(await reader.post('/users/category/diy/add', { ids: `${other.channelId}` }));
    expect([moved?.followOrder, moved?.children[0]?.followOrder]).toEqual([1, 0]);
    expect(titles(await reader.get('/news/userCategoryArticle'))).toHaveLength(2);
    const [left] = dataOf<Channel[]>(await reader.post('/users/category/del', { id: `${desk.channelId}` }));
    expect([left?.isFollowed, left?.children[0]?.followOrder]).toEqual([false, 0]);
    expect(titles(await reader.get('/news/userCategoryArticle'))).toEqual(['CAN 与 RS-485 怎么选']);
    expect((await reader.post('/users/category/diy/add', { ids: '999999' })).statusCode).toBe(404);
  });

  it('关注作者：文章进入关注的列表；屏蔽作者：文章从各个列表消失，作者不知道', async () => {
    await reader.post('/follow/add', { kind: 'author', id: `${desk.authorId}` });
    expect(titles(await reader.get('/news/userCategoryArticle'))).toHaveLength(2);
    expect(dataOf(await reader.get('/news/author', { id: `${desk.authorId}` }))).toMatchObject({ isFollowed: true, followerCount: 1, articleCount: 1 });
    await reader.post('/article/black/add', { authorId: `${desk.authorId}` });
    await reader.post('/article/black/add', { authorId: `${desk.authorId}` });
    for (const path of ['/news/v2/list', '/news/v1/red', '/news/newestArticle', '/news/userCategoryArticle'])
      expect(titles(await reader.get(path)), path).toEqual(['CAN 与 RS-485 怎么选']);
    expect(dataOf(await reader.get('/article/black/list'))).toMatchObject([{ id: desk.authorId, isBlocked: true }]);
    expect(titles(await api.visitor().get('/news/v2/list'))).toHaveLength(2);
    expect(titles(await reader.get(`/news/list/${desk.authorId}`))).toEqual(['怎样选择低压差稳压器']);
    await reader.post('/article/black/del', { authorId: `${desk.authorId}` });
    await reader.post('/follow/del', { kind: 'author', id: `${desk.authorId}` });
    expect(titles(await reader.get('/news/v2/list'))).toHaveLength(2);
  });
});

describe('文章', () => {
  it('型号在目录里的成为链接，没有的只是文字；目录、相关器件、前后一篇都在', async () => {
    const article = dataOf<ArticleDetail>(await api.visitor().get('/news/v3/detail', { id: `${ldo}` }));
    const [, first] = article.blocks;
    expect(first).toEqual({
      kind: 'paragraph',
      words: [
        { text: '先看 ', style: 'plain', href: null },
        { text: 'EX32F103', style: 'plain', href: null, partId: things.partId },
        { text: '，再看 ', style: 'plain', href: null },
        { text: 'NO-SUCH-PART', style: 'plain', href: null },
        { text: '。', style: 'plain', href: null },
      ],
    });
    expect(article.toc).toEqual([
      { id: '压差', text: '压差', level: 2 },
      { id: '噪声', text: '噪声', level: 3 },
    ]);
    expect(article.parts).toMatchObject([{ id: things.partId, mpn: 'EX32F103', brandNameCn: '例芯半导体' }]);
    expect(article.tags).toEqual([
      { mpn: 'EX32F103', partId: things.partId },
      { mpn: 'NO-SUCH-PART', partId: null },
    ]);
    expect(article).toMatchObject({ next: { id: can }, previous: null, isLiked: false, isOnlyForAuthor: false, authorCard: { isSample: true } });
  });

  it.each(['DRAFT', 'DISMOUNT', 'DELETEED', 'REVIEW'] as const)('%s 的文章对所有人 404，作者自己看得到', async (state) => {
    const id = await insertArticle(api.server.db, api.clock.now(), { ...desk, state, title: '还没有发布的文章' });
    for (const visitor of [api.visitor(), reader])
      for (const [path, query] of [
        ['/news/v3/detail', { id: `${id}` }],
        ['/news/v1/detail', { id: `${id}` }],
        ['/news/v1/comments', { articleId: `${id}` }],
      ] as const)
        expect((await visitor.get(path, query)).statusCode, path).toBe(404);
    expect((await reader.post('/news/likeCount', { id: `${id}`, isLiked: 'true' })).statusCode).toBe(404);
    expect((await reader.post('/news/readCount', { id: `${id}` })).statusCode).toBe(404);
    expect((await reader.post('/history/add', { type: '2', id: `${id}` })).statusCode).toBe(404);
    expect(dataOf(await writer.get('/news/v3/detail', { id: `${id}` }))).toMatchObject({ state, isOnlyForAuthor: true });
    expect(titles(await writer.get('/news/v2/list'))).not.toContain('还没有发布的文章');
    expect((await api.visitor().get('/news/v2/search', { keywords: '还没有发布' })).json().totalRecord).toBe(0);
  });

  it('到了时间才公开', async () => {
    const id = await insertArticle(api.server.db, api.clock.now(), {
      ...desk,
      title: '明天的文章',
      publishTime: new Date(api.clock.now().getTime() + 86_400_000),
    });
    expect((await api.visitor().get('/news/v3/detail', { id: `${id}` })).statusCode).toBe(404);
    await api.server.db.delete(articles).where(eq(articles.id, id));
  });
});

describe('计数', () => {
  it('同一个浏览器一天只算一次阅读', async () => {
    const before = (await countersOf(api.server.db, ldo)).views;
    const browser = api.visitor();
    for (let times = 0; times < 3; times++) await browser.post('/news/readCount', { id: `${ldo}` });
    expect(dataOf(await api.visitor().post('/news/readCount', { id: `${ldo}` }))).toMatchObject({ views: before + 2 });
    api.clock.advance(86_400_000);
    await browser.post('/news/readCount', { id: `${ldo}` });
    expect((await countersOf(api.server.db, ldo)).views).toBe(before + 3);
  });

  it('同一个人并发点赞 20 次只算一次，取消也是；两个入口是同一个数', async () => {
    const like = (isLiked: boolean) => reader.post('/news/likeCount', { id: `${can}`, isLiked: `${isLiked}` });
    await Promise.all(Array.from({ length: 20 }, () => like(true)));
    expect(await countersOf(api.server.db, can)).toMatchObject({ likes: 1 });
    expect(dataOf(await writer.post('/like/v2', { kind: 'article', id: `${can}`, isLiked: 'true' }))).toEqual({ isLiked: true, count: 2 });
    await Promise.all(Array.from({ length: 20 }, () => like(false)));
    expect(await countersOf(api.server.db, can)).toMatchObject({ likes: 1 });
    await Promise.all(Array.from({ length: 20 }, (_, at) => like(at % 2 === 0)));
    const { likes } = await countersOf(api.server.db, can);
    expect(dataOf<ArticleDetail>(await reader.get('/news/v3/detail', { id: `${can}` })).isLiked).toBe(likes === 2);
  });

  it('热度随日子减半：昨天的两个赞比一个月前的二十个赞更热', async () => {
    const old = await insertArticle(api.server.db, api.clock.now(), {
      ...desk,
      title: '一个月前的文章',
      publishTime: new Date(api.clock.now().getTime() - 86_400_000),
    });
    for (let at = 0; at < 20; at++) await api.visitor().post('/news/readCount', { id: `${old}` });
    expect(titles(await api.visitor().get('/news/v2/list', { sort: 'hottest' }))[0]).toBe('一个月前的文章');
    api.clock.advance(30 * 86_400_000);
    for (let at = 0; at < 2; at++) await api.visitor().post('/news/readCount', { id: `${ldo}` });
    expect(titles(await api.visitor().get('/news/v2/list', { sort: 'hottest' }))[0]).toBe('怎样选择低压差稳压器');
    await api.server.db.delete(articles).where(eq(articles.id, old));
  });
});

describe('搜索', () => {
  const search = async (keywords: string, query: Record<string, string> = {}) =>
    (await api.visitor().get('/news/v2/search', { keywords, ...query })).json<{ data: ArticleHit[]; totalRecord: number }>();

  it('标题里有的在前，正文里有的在后；标出位置', async () => {
    const { data } = await search('稳压器');
    expect(data.map(({ title }) => title)).toEqual(['怎样选择低压差稳压器', 'CAN 与 RS-485 怎么选']);
    expect(data[0]?.titleMarks).toEqual([{ from: 7, to: 10 }]);
    expect(data[1]?.titleMarks).toEqual([]);
    const { excerpt = '', excerptMarks: [mark] = [] } = data[1] ?? {};
    expect(excerpt?.slice(mark?.from, mark?.to)).toBe('稳压器');
  });

  it.each([
    ['ldo 的空白与全角', 'ｅｘ３２ｆ１０３', ['怎样选择低压差稳压器']],
    ['型号的开头', 'ex32', ['怎样选择低压差稳压器']],
    ['单个字', '噪', ['怎样选择低压差稳压器']],
    ['问话里的词', 'EX32F103 怎么选', ['怎样选择低压差稳压器']],
    ['两个词', 'rs-485 节点', ['CAN 与 RS-485 怎么选']],
    ['不相邻的字不算词', '压选', []],
    ['没有一篇全有时，有其中一些的也行', '低压差稳压器的包装怎么拆', ['怎样选择低压差稳压器', 'CAN 与 RS-485 怎么选']],
    ['空白', '  ', []],
    ['只有符号', "%_'\\ & | ! :*", []],
  ])('%s', async (_what, keywords, expected) => expect((await search(keywords)).data.map(({ title }) => title).toSorted()).toEqual(expected.toSorted()));

  it('限定频道', async () => expect((await search('稳压器', { categoryId: `${other.channelId}` })).totalRecord).toBe(1));
});

it('账号注销带走的赞，下一次整理时从计数里减去', async () => {
  await reader.post('/news/likeCount', { id: `${ldo}`, isLiked: 'true' });
  const { likes: before } = await countersOf(api.server.db, ldo);
  await api.server.db.delete(likes).where(and(eq(likes.kind, 'article'), eq(likes.thingId, ldo), eq(likes.memberId, reader.uid ?? 0)));
  await recount(api.server.db);
  expect((await countersOf(api.server.db, ldo)).likes).toBe(before - 1);
});

it('历史：文章进入类型 2，下架后成为空', async () => {
  expect((await reader.post('/history/add', { type: '2', id: `${ldo}` })).json()).toMatchObject({ code: 1 });
  const list = async () => (await reader.get('/history/list', { type: '2' })).json<{ data: unknown[] }>().data;
  expect(await list()).toMatchObject([{ type: 2, articleDTO: { id: ldo, title: '怎样选择低压差稳压器', imgUrl: null, source: '编辑部' }, specDto: null }]);
  await api.server.db.update(articles).set({ state: 'DISMOUNT' }).where(eq(articles.id, ldo));
  expect(await list()).toMatchObject([{ articleDTO: null }]);
  await api.server.db.update(articles).set({ state: 'PUBLISHED' }).where(eq(articles.id, ldo));
});

it('同一网络每分钟相信 60 个新读者，拨快时钟也不会更多', async () => {
  const id = await insertArticle(api.server.db, api.clock.now(), { ...desk, title: '一个网络读的文章' });
  // Whole milliseconds: with a fraction a second later may be less than a second in binary.
  const start = Math.round(performance.now());
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(start);
  const read = async () => dataOf<{ views: number }>(await api.visitor({ ip: '203.0.113.60' }).post('/news/readCount', { id: `${id}` })).views;
  for (let at = 0; at < 65; at++) await read();
  api.clock.advance(60_000);
  expect(await read()).toBe(60);
  monotonic.mockReturnValue(start + 1000);
  expect([await read(), await read()]).toEqual([61, 61]);
  monotonic.mockRestore();
});

it('作者的账号没了，文章还在', async () => {
  await api.server.db.update(newsAuthors).set({ memberId: null }).where(eq(newsAuthors.id, desk.authorId));
  expect((await api.visitor().get('/news/v3/detail', { id: `${ldo}` })).statusCode).toBe(200);
});
