import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilePreview, Lesson, PopularAuthor, ResourceCard, ResourceDetail, ResourceIndex, SeriesCard, SeriesDetail, UsedPart } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { insertThings } from '../../../test/things.ts';
import { operatorOf } from '../../../test/operator.ts';
import { loadSampleNews } from '../../news/sample/loadSampleNews.ts';
import { loadSampleResources } from '../sample/loadSampleResources.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let folder: string;
let loaded: number;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200"><title>原理图</title><rect x="1" y="1" width="10" height="10"/></svg>';
const matter = (more: string) =>
  `---\ntitle: ${more}\nsummary: 这是给测试用的一段简介，写明它是什么、怎么用，够二十个字了。\nfield: power\ndifficulty: beginner\nlicence: CC-BY-4.0\nauthor: lin-yan\ntags: [稳压, LDO]\ncreatedOn: 2026-05-01\n---\n`;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000701');
  await other.login('13900000702');
  await insertThings(api.server.db);
  folder = mkdtempSync(join(tmpdir(), 'chippage-resources-'));
  for (const name of ['schemes', 'courses/read-sheets', 'data']) mkdirSync(join(folder, name), { recursive: true });
  write(
    'schemes/ldo-3v3.md',
    `${matter('AMS1117 三点三伏稳压电路')}\n## 原理\n\n用 [[AMS1117-3.3]] 稳压，热阻 $R_{\\theta}=62\\ \\mathrm{K/W}$，要价 $5 和 $6。\n\n$$P=(U_{in}-U_{out})I$$\n`,
  );
  write('schemes/ldo-3v3.svg', svg);
  write(
    'schemes/ldo-3v3.bom.csv',
    'Designator,Quantity,MPN,Brand,Value,Package\n"U1",1,AMS1117-3.3,AMS,3.3 V,SOT-223\n"C1,C2",2,NO-SUCH-1,Yageo,"10 µF, 10 V",0805\n',
  );
  write('courses/read-sheets/course.md', `${matter('二十分钟学会读数据手册')}\n先看极限值。\n`);
  write('courses/read-sheets/01-limits.md', '---\ntitle: 极限值\nminutes: 12\n---\n## 什么是极限值\n\n超过就可能损坏。\n');
  write('courses/read-sheets/02-curves.md', '---\ntitle: 曲线\n---\n看温度曲线。\n');
  write('data/dropout.md', `${matter('压差随负载电流的实测数据')}\n室温，四线法。\n`);
  write(
    'data/dropout.csv',
    `负载电流 (mA),压差 (V),备注\n${Array.from({ length: 60 }, (_, at) => `${at * 10},${(0.9 + at / 100).toFixed(2)},${at === 3 ? '' : '好'}`).join('\n')}\n`,
  );
  write(
    'series.json',
    JSON.stringify([
      {
        key: 'power',
        title: '电源入门',
        summary: '从稳压到实测。',
        field: 'power',
        author: 'lin-yan',
        updateTime: '2026-05-02T08:00:00+08:00',
        items: ['schemes/ldo-3v3', 'absolute-maximum-ratings', 'nothing'],
      },
    ]),
  );
  await loadSampleNews(api.server.platform);
  loaded = await loadSampleResources(api.server.platform, folder);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const list = async (query: Record<string, string> = {}, visitor = api.visitor()) =>
  (await visitor.get('/resource/list', query)).json<{ data: ResourceCard[]; totalRecord: number }>();
const cardOf = async (kind: string, visitor = api.visitor()) => (await list({ kind }, visitor)).data[0]!;
const detailOf = async (id: number, visitor = api.visitor()) => (await visitor.get('/resource/detail', { id: `${id}` })).json<{ data: ResourceDetail }>().data;

describe('示例', () => {
  it('第二次载入什么也不写；改了的那一份更新，编号不变；没了的走', async () => {
    expect([loaded, await loadSampleResources(api.server.platform, folder)]).toEqual([3, 0]);
    const before = await cardOf('scheme');
    write('schemes/ldo-3v3.md', `${matter('AMS1117-3.3 稳压电路')}\n## 原理\n\n用 [[AMS1117-3.3]] 稳压，$R_1=5\\ \\mathrm{K}$，要价 $5 和 $6。\n\n$$P=UI$$\n`);
    expect(await loadSampleResources(api.server.platform, folder)).toBe(1);
    expect(await cardOf('scheme')).toMatchObject({ id: before.id, title: 'AMS1117-3.3 稳压电路', isSample: true, author: { name: '林研（示例）' } });
  });

  it('写错的说出在哪里，什么也不写', async () => {
    write('data/bad.md', matter('缺少数据的一份资料'));
    await expect(loadSampleResources(api.server.platform, folder)).rejects.toThrow('data/bad：没有 bad.csv 或 bad.json');
    rmSync(join(folder, 'data/bad.md'));
  });
});

describe('列表', () => {
  it('按种类、领域、难度、型号和字词找；没有的是空的', async () => {
    expect((await list()).totalRecord).toBe(3);
    expect((await list({ kind: 'scheme', field: 'power', level: 'beginner', part: 'AMS1117' })).totalRecord).toBe(1);
    expect((await list({ kind: 'scheme', field: 'mcu' })).totalRecord).toBe(0);
    expect((await list({ keywords: '极限值' })).data.map(({ kind }) => kind)).toEqual(['course']);
    expect((await list({ part: '—' })).totalRecord).toBe(0);
    expect((await api.visitor().get('/resource/facets', { kind: 'scheme' })).json().data).toEqual({
      fields: [{ field: 'power', count: 1 }],
      levels: [{ level: 'beginner', count: 1 }],
      parts: ['AMS1117-3.3', 'NO-SUCH-1'],
    });
  });

  it('首页一次读完，数得对', async () => {
    const { data } = (await api.visitor().get('/resource/index')).json<{ data: ResourceIndex }>();
    expect(data.counts).toEqual([
      { kind: 'scheme', count: 1 },
      { kind: 'course', count: 1 },
      { kind: 'original', count: 1 },
      { kind: 'datum', count: 0 },
    ]);
    expect([data.schemes.length, data.courses.length, data.data.length, data.series.length]).toEqual([1, 1, 1, 1]);
  });
});

describe('一份资料', () => {
  it('方案有图、清单和许可；清单里目录认识的型号有编号，不认识的没有', async () => {
    const detail = await detailOf((await cardOf('scheme')).id);
    expect(detail).toMatchObject({ licence: 'CC-BY-4.0', drawing: { width: 320, height: 200, alt: '原理图' }, fileCount: 2, progress: null, isPreview: false });
    expect(
      detail.blocks
        .slice(1)
        .map((block) =>
          block.kind === 'paragraph' ? block.words.map(({ text, math }) => [text, math ? (math.attributes['display'] ?? 'inline') : null]) : [],
        ),
    ).toEqual([
      [
        ['用 ', null],
        ['AMS1117-3.3', null],
        [' 稳压，', null],
        ['R_1=5\\ \\mathrm{K}', 'inline'],
        ['，要价 $5 和 $6。', null],
      ],
      [['P=UI', 'block']],
    ]);
    expect(detail.bom).toMatchObject([
      { reference: 'U1', quantity: 1, mpn: 'AMS1117-3.3', packageCase: 'SOT-223' },
      { reference: 'C1,C2', quantity: 2, value: '10 µF, 10 V', partId: null },
    ]);
    const figure = await api.app.inject({ url: detail.drawing!.src });
    expect([figure.statusCode, figure.headers['content-security-policy']]).toEqual([200, expect.stringContaining("default-src 'none'")]);
    expect((await api.visitor().get(`/resource/figure/${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  it('数据有每一列的事实；下载之前能看前 50 行', async () => {
    const detail = await detailOf((await cardOf('original')).id);
    expect(detail.columns).toMatchObject([
      { name: '负载电流 (mA)', type: 'number', unit: 'mA', min: 0, max: 590, missing: 0 },
      { name: '压差 (V)', type: 'number', unit: 'V', min: 0.9 },
      { name: '备注', type: 'text', min: null, missing: 1 },
    ]);
    const [file] = detail.files;
    expect(file).toMatchObject({ name: 'dropout.csv', hasPreview: true, rowCount: 60 });
    const { table } = (await api.visitor().get('/resource/preview', { fileId: `${file!.id}` })).json<{ data: FilePreview }>().data;
    expect([table?.columns.length, table?.rows.length, table?.rowCount, table?.rows[1]]).toEqual([3, 50, 60, ['10', '0.91', '好']]);
  });

  it('下载要登录，每人每个文件数一次；文件只存不开', async () => {
    const { id, files } = await detailOf((await cardOf('original')).id);
    const path = `/resource/file/${files[0]!.id}`;
    expect((await api.visitor().get(path)).statusCode).toBe(401);
    const reply = await member.get(path);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toMatchObject([
      200,
      'application/octet-stream',
      expect.stringContaining('attachment'),
    ]);
    await member.get(path);
    await other.get(path);
    expect((await detailOf(id)).downloads).toBe(2);
    expect((await member.get('/resource/file/999999')).statusCode).toBe(404);
  });

  it('评分一人一次，可以改；没有的是 404', async () => {
    const { id } = await cardOf('scheme');
    expect((await api.visitor().post('/resource/rate', { id: `${id}`, stars: '5' })).statusCode).toBe(401);
    expect((await member.post('/resource/rate', { id: `${id}`, stars: '2' })).json().data).toEqual({ average: 2, count: 1, mine: 2 });
    await other.post('/resource/rate', { id: `${id}`, stars: '5' });
    expect((await member.post('/resource/rate', { id: `${id}`, stars: '4' })).json().data).toEqual({ average: 4.5, count: 2, mine: 4 });
    expect((await detailOf(id)).rating).toEqual({ average: 4.5, count: 2, mine: null });
    expect((await member.post('/resource/rate', { id: `${id}`, stars: '6' })).statusCode).toBe(422);
    expect((await member.post('/resource/rate', { id: '999999', stars: '3' })).statusCode).toBe(404);
  });

  it('可以收藏，列表里说得出它是什么', async () => {
    const { id, title } = await cardOf('course');
    await member.post('/my/userFavour/add', { kind: 'resource', id: `${id}` });
    expect((await member.get('/my/userFavour/list', { kind: 'resource' })).json().data).toMatchObject([
      { id, title, detail: '课程资料 · 电源', isGone: false },
    ]);
  });
});

describe('课程', () => {
  it('一课一课地读，读到哪里只有自己知道；撤得回来', async () => {
    const { id, lessonCount } = await cardOf('course');
    expect(lessonCount).toBe(2);
    const lesson = async (no: number, visitor = member) => (await visitor.get('/resource/lesson', { id: `${id}`, no: `${no}` })).json<{ data: Lesson }>().data;
    expect(await lesson(1)).toMatchObject({
      title: '极限值',
      courseTitle: '二十分钟学会读数据手册',
      previous: null,
      next: { no: 2, title: '曲线' },
      isRead: false,
      minutes: 12,
      lessons: [{ minutes: 12 }, { minutes: 1 }],
    });
    expect((await api.visitor().post('/resource/lesson/read', { id: `${id}`, no: '1', isRead: 'true' })).statusCode).toBe(401);
    const mark = (no: number, isRead: boolean) => member.post('/resource/lesson/read', { id: `${id}`, no: `${no}`, isRead: `${isRead}` });
    await mark(1, true);
    expect((await mark(1, true)).json().data).toEqual({ readCount: 1, lessonCount: 2, nextNo: 2 });
    expect((await detailOf(id, member)).progress).toEqual({ readCount: 1, lessonCount: 2, nextNo: 2 });
    expect((await detailOf(id, other)).progress).toMatchObject({ readCount: 0, nextNo: 1 });
    expect((await mark(2, true)).json().data.nextNo).toBeNull();
    expect((await mark(1, false)).json().data).toEqual({ readCount: 1, lessonCount: 2, nextNo: 1 });
    expect((await mark(3, true)).statusCode).toBe(404);
    expect((await api.visitor().get('/resource/lesson', { id: `${id}`, no: '3' })).statusCode).toBe(404);
  });
});

describe('专栏', () => {
  it('文章和资料一起排；找得到里面的题目；没有的一步略去', async () => {
    const search = async (keywords: string) => (await api.visitor().get('/resource/column/list', { keywords })).json<{ data: SeriesCard[] }>().data;
    const [found] = await search('绝对最大额定值');
    expect(found).toMatchObject({ title: '电源入门', articleCount: 1, resourceCount: 1, author: { name: '林研（示例）' } });
    expect(await search('没有这样的专栏')).toEqual([]);
    const detail = (await api.visitor().get('/resource/column/detail', { id: `${found!.id}` })).json<{ data: SeriesDetail }>().data;
    expect(detail.items).toMatchObject([
      { no: 1, article: null, resource: { kind: 'scheme' } },
      { no: 2, article: { title: '怎样读懂绝对最大额定值' }, resource: null },
    ]);
    expect((await api.visitor().get('/resource/column/detail', { id: '999' })).statusCode).toBe(404);
  });
});

describe('热门作者和用到的型号', () => {
  it('下载一次算十次阅读；找到的名次不变；没有发表过的不列', async () => {
    const list = async (query: Record<string, string> = {}) =>
      (await api.visitor().get('/resource/author/list', query)).json<{ data: PopularAuthor[]; totalRecord: number }>();
    const { data, totalRecord } = await list();
    expect(totalRecord).toBe(data.length);
    // Two members fetched the one file above.
    expect(data[0]).toMatchObject({ name: '林研（示例）', place: 1, resourceCount: 3, downloads: 2 });
    expect(data[0]?.best[0]).toMatchObject({ kind: 'original', title: '压差随负载电流的实测数据' });
    const scores = data.map(({ views, downloads }) => views + 10 * downloads);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const second = data[1]!;
    expect((await list({ keywords: second.name.slice(0, 2) })).data).toMatchObject([{ id: second.id, place: second.place }]);
    expect((await list({ keywords: '没有这个人' })).totalRecord).toBe(0);
    // Whoever left takes no place: the others move up, and nobody is missing between them.
    const erase = (isErased: boolean) => api.database.pool.query('update news_authors set is_erased = $1 where id = $2', [isErased, data[0]?.id]);
    await erase(true);
    expect((await list({ pageSize: '20' })).data.map(({ id, place }) => [id, place])).toEqual(data.slice(1).map(({ id, place }) => [id, place - 1]));
    await erase(false);
  });

  it('目录认识的型号和用到它的资料，按分类；目录不认识的不列', async () => {
    const list = async (query: Record<string, string> = {}) => (await api.visitor().get('/resource/part/list', query)).json<{ data: UsedPart[] }>().data;
    expect(await list()).toEqual([]);
    await insertThings(api.server.db, '另一家');
    write('schemes/ldo-3v3.bom.csv', 'Designator,Quantity,MPN\nU1,1,EX32F103\n');
    await loadSampleResources(api.server.platform, folder);
    const { id } = await cardOf('scheme');
    const found = [{ part: { mpn: 'EX32F103', category: 'mcu' }, resourceCount: 1, resources: [{ id, kind: 'scheme' }] }];
    expect(await list()).toMatchObject(found);
    expect(await list({ category: 'mcu' })).toMatchObject(found);
    expect(await list({ category: 'power' })).toEqual([]);
  });
});

describe('评论', () => {
  it('资料下面的评论先审后发；文章和资料各是各的；没有的资料是 404', async () => {
    const { id } = await cardOf('scheme');
    const write = (body: Record<string, string>, visitor = member) => visitor.post('/comment/add', { content: '输入电容换成 10 µF 也行', ...body });
    expect((await write({ resourceId: `${id}` }, api.visitor())).statusCode).toBe(401);
    expect((await write({})).statusCode).toBe(422);
    expect((await write({ resourceId: `${id}`, articleId: '1' })).statusCode).toBe(422);
    expect((await write({ resourceId: '999999' })).statusCode).toBe(404);
    const written = (await write({ resourceId: `${id}` })).json<{ data: { id: number } }>().data;
    expect(written).toMatchObject({ resourceId: id, articleId: null, state: 'pending' });
    const list = async (visitor = api.visitor()) =>
      (await visitor.get('/news/v1/comments', { resourceId: `${id}` })).json<{ totalRecord: number }>().totalRecord;
    expect([await list(), await list(member)]).toEqual([0, 1]);
    const operator = await operatorOf(api);
    const [review] = (await operator.get('/operator/reviews', { kind: 'comment' })).json<{ data: { id: number; facts: { name: string }[] }[] }>().data;
    expect(review?.facts[1]).toMatchObject({ name: '资料', value: 'AMS1117-3.3 稳压电路' });
    await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision: 'approve' });
    expect(await list()).toBe(1);
    expect((await member.get('/message/page')).json().data[0]).toMatchObject({ href: `/prefecture/resource/${id}` });
    expect((await api.visitor().get('/news/v1/comments', { articleId: `${id}` })).json().totalRecord).toBe(0);
    expect((await write({ articleId: '1', replyToId: `${written.id}` }, other)).statusCode).toBe(404);
    await operator.post('/operator/resources/takeDown', { id: `${id}`, kind: 'wrong', reason: '清单写错了' });
    expect((await api.visitor().get('/news/v1/comments/replies', { commentId: `${written.id}` })).statusCode).toBe(404);
    expect((await api.visitor().get('/news/v1/comments', { resourceId: `${id}` })).statusCode).toBe(404);
    await operator.post('/operator/resources/restore', { id: `${id}` });
  });
});
