import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Author, Notice, OwnAuthor, Review } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { insertArticle, insertDesk } from '../../../test/articles.ts';
import { operatorOf } from '../../../test/operator.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000921');
  await other.login('13900000922');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const words = { name: '陈工谈电源', field: '电源与热设计', intro: '做了十年开关电源，写怎样选料、怎样散热。' };
const apply = (visitor: Visitor, own: Record<string, string> = {}) => visitor.post('/author/auth/user/apply', { ...words, ...own });
const change = (visitor: Visitor, own: Record<string, string> = {}) => visitor.post('/author/auth/user/update', { ...words, ...own });
const mine = async (visitor: Visitor) => (await visitor.get('/author/auth/user/mine')).json<{ data: OwnAuthor }>().data;
const roleOf = async (visitor: Visitor) => (await visitor.get('/user/identity')).json<{ data: { role: string } }>().data.role;
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'author', pageSize: '100' })).json<{ data: Review[] }>().data;
const decide = async (decision: 'approve' | 'refuse', reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await waiting())[0]?.id}`, decision, reason });
const page = async (id: number) => (await api.visitor().get('/news/author', { id: `${id}` })).json<{ data: Author }>().data;

describe('申请成为作者', () => {
  it('没有登录是 401；写错的字段说得出哪一个；别人的图片不能用', async () => {
    expect((await apply(api.visitor())).statusCode).toBe(401);
    const wrong = await apply(member, { name: '官方编辑' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { reason: 'author.wrong_fact', fields: [{ field: 'name' }] }]);
    const foreign = await apply(member, { avatarUrl: `/api/oss/pictures/${'a'.repeat(64)}.webp` });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([422, { reason: 'avatar.foreign', fields: [{ field: 'avatarUrl' }] }]);
    expect(await mine(member)).toEqual({ author: null, request: null });
  });

  it('没有绑定手机号的会员是 403，说去哪里绑定', async () => {
    const visitor = api.visitor();
    await visitor.login('13900000923');
    await api.database.pool.query('update members set mobile = null where id = $1', [visitor.uid]);
    const reply = await apply(visitor);
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { reason: 'author.mobile_required', msg: expect.stringContaining('绑定手机号') }]);
  });

  it('一人一次只有一个在审的，可以撤回；等着的名字别人也不能用', async () => {
    expect((await apply(member)).json()).toMatchObject({ code: 1, data: { author: null, request: { before: null, after: words, state: 'reviewing' } } });
    expect((await apply(member)).json()).toMatchObject({ code: 0, reason: 'author.waiting' });
    expect((await apply(other)).json()).toMatchObject({ code: 0, reason: 'author.name_taken', msg: expect.stringContaining('换一个') });
    expect((await waiting()).map(({ title }) => title)).toEqual(['“陈工谈电源”申请成为作者']);
    expect((await member.post('/author/auth/user/withdraw')).json()).toMatchObject({ code: 1, data: { author: null, request: null } });
    expect(await waiting()).toEqual([]);
    expect((await member.post('/author/auth/user/withdraw')).json()).toMatchObject({ code: 0, reason: 'author.nothing_waits' });
    expect((await change(member)).statusCode).toBe(403);
  });

  it('驳回的说原因，可以改好再交；通过以后有主页，身份是作者', async () => {
    await apply(member);
    await decide('refuse', '简介太空');
    expect((await mine(member)).request).toMatchObject({ state: 'refused', reason: '简介太空' });
    await apply(member);
    await decide('approve');
    const { author, request } = await mine(member);
    expect([author, request]).toMatchObject([words, { state: 'approved', reason: null }]);
    expect(await page(author?.id ?? 0)).toMatchObject({ ...words, isSample: false, articleCount: 0 });
    expect(await roleOf(member)).toBe('author');
    const notices = (await member.get('/message/page')).json<{ data: Notice[] }>().data;
    expect(notices.slice(0, 2).map(({ title, href }) => [title, href])).toEqual([
      ['作者申请已通过', '/userCenter/author'],
      ['作者申请没有通过', '/userCenter/author'],
    ]);
    expect((await apply(member)).json()).toMatchObject({ code: 0, reason: 'author.exists' });
  });
});

describe('作者修改资料', () => {
  it('通过之前主页还是原来的，运营看到原来的和改成的', async () => {
    expect((await change(member)).json()).toMatchObject({ code: 0, reason: 'author.unchanged' });
    expect((await change(member, { field: '射频' })).json()).toMatchObject({ code: 1, data: { request: { before: words, after: { field: '射频' } } } });
    expect((await change(member, { field: '天线' })).json()).toMatchObject({ code: 0, reason: 'author.waiting' });
    expect((await waiting()).map(({ facts }) => facts)).toEqual([[{ name: '领域', value: '射频', before: words.field }]]);
    const id = (await mine(member)).author?.id ?? 0;
    expect((await page(id)).field).toBe(words.field);
    await decide('refuse', '你的文章都是电源');
    expect([(await page(id)).field, (await mine(member)).request]).toMatchObject([words.field, { state: 'refused', reason: '你的文章都是电源' }]);
    await change(member, { field: '射频', name: '陈工' });
    await decide('approve');
    expect(await page(id)).toMatchObject({ name: '陈工', field: '射频' });
  });

  it('已有作者的名字不分大小写；不要了的名字别人可以用；审核时才发现重名的不能通过', async () => {
    expect((await apply(other, { name: '陈工' })).json()).toMatchObject({ code: 0, reason: 'author.name_taken' });
    expect((await apply(other, { name: 'Power Chen' })).json()).toMatchObject({ code: 1 });
    await insertDesk(api.server.db);
    await api.database.pool.query(`update news_authors set name = 'POWER CHEN' where member_id is null and not is_erased`);
    expect([(await decide('approve')).statusCode, (await mine(other)).author]).toEqual([409, null]);
    await decide('refuse', '重名');
    expect((await apply(other)).json()).toMatchObject({ code: 1 });
    await decide('approve');
    expect((await mine(other)).author?.name).toBe(words.name);
  });
});

it('注销以后：主页和文章还在，没有名字、简介和头像，不在作者列表里；申请删除；两位注销的作者互不妨碍', async () => {
  const ids = await Promise.all([member, other].map(async (visitor) => (await mine(visitor)).author?.id ?? 0));
  const { channelId } = await insertDesk(api.server.db, { name: '注销' });
  for (const authorId of ids) await insertArticle(api.server.db, api.clock.now(), { channelId, authorId });
  const list = async () => (await api.visitor().get('/author/list', { keywords: '' })).json<{ data: Author[] }>().data.map(({ id }) => id);
  expect(await list()).toEqual(expect.arrayContaining(ids));
  await api.database.pool.query('update members set erase_at = now() where id = any($1)', [[member.uid, other.uid]]);
  api.clock.advance(60_000);
  await api.server.platform.jobs.run('account.erase', {});
  for (const id of ids) expect(await page(id)).toMatchObject({ name: '已注销作者', field: '', intro: '', avatarUrl: null, articleCount: 1 });
  expect((await list()).filter((id) => ids.includes(id))).toEqual([]);
  const { rows } = await api.database.pool.query('select 1 from author_requests union all select 1 from news_authors where member_id is not null');
  expect(rows).toEqual([]);
});
