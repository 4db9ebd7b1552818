// Saved searches, and the digests that tell of what came: at most one a day, none without news.
import type { SavedSearch, SearchCriteria } from '@chippage/api/types';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { postJson } from '../../../test/shop.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { mails } from '../../account/mails.schema.ts';
import type { Mail } from '../../services/mail/port.ts';
import { SEARCH_DIGEST } from './digests.ts';

const DAY = 86_400_000;
const sent: Mail[] = [];
let isDown = false;
let api: TestApp;
let member: Visitor;
let other: Visitor;
let things: TestThings;
beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (isDown) throw new Error('away');
    sent.push(mail);
  };
  api = await createTestApp({ logLevel: 'silent', services: { mail: { send, isAvailable: () => true, close: () => undefined } } });
  things = await insertThings(api.server.db);
  member = await loggedIn(api, '13900000261');
  other = await loggedIn(api, '13900000262');
  await api.server.db.execute(sql`update members set email = 'lin@example.com' where id = ${member.uid}`);
});
afterAll(() => api.close());

const all: SearchCriteria = {
  keywords: 'EX32F',
  category: null,
  brandIds: [],
  packages: [],
  lifecycles: [],
  datasheet: null,
  isInStock: false,
  quantity: 1,
  filters: [],
};
const form = { name: '例芯的单片机', kinds: ['newPart', 'newSheet', 'lifecycle'], priceBelow: null, criteria: all };
const save = async (own: object = {}, visitor = member) =>
  (await postJson(visitor, '/searches/save', { ...form, ...own })).json<{ code: number; reason?: string; data: SavedSearch }>();
const list = async (visitor = member) => (await visitor.get('/searches/list')).json<{ data: SavedSearch[] }>().data;
const notices = async () => (await member.get('/message/page', { kind: 'savedSearch' })).json<{ data: { title: string; body: string; href: string }[] }>().data;
const work = () => api.server.platform.jobs.run(SEARCH_DIGEST, {});
const nextRevision = sql`
  insert into catalogue_state (id, revision, epoch) values (1, 2, 1)
  on conflict (id) do update set revision = catalogue_state.revision + 1 returning revision`;
const newPart = (mpn: string) =>
  api.server.db.execute(sql`
    with next as (${nextRevision})
    insert into parts (brand_id, category_id, mpn, mpn_key, lifecycle, params, is_pattern, source, popularity, origin, revision)
    select ${things.brandId}, 'mcu', ${mpn}, ${mpn}, 'active', '{}', false, 'test', 1, 'import', revision from next`);
const setLifecycle = (lifecycle: string) =>
  api.server.db.execute(sql`
    with next as (${nextRevision})
    update parts set lifecycle = ${lifecycle}, revision = next.revision from next where id = ${things.partId}`);
const mailsOut = async () => {
  const waiting = await api.server.db.select().from(mails).where(eq(mails.purpose, 'search_digest')).orderBy(desc(mails.id));
  for (const { id } of waiting) await api.server.platform.jobs.run('mail', { id }).catch(() => undefined);
  return waiting.length;
};

describe('保存的搜索', () => {
  it('保存、改名、暂停、删除、撤销；别人的当作没有', async () => {
    const { data } = await save();
    expect(data).toMatchObject({ name: '例芯的单片机', isPaused: false, newCount: 0, findings: [], criteria: all });
    const { id } = data;
    const change = { id, name: '改过的', kinds: ['lifecycle'], priceBelow: null, isPaused: true };
    for (const [url, body] of [
      ['/searches/change', change],
      ['/searches/look', { id }],
      ['/searches/remove', { id }],
      ['/searches/restore', { id }],
    ] as const) {
      const reply = url === '/searches/change' ? await postJson(other, url, body) : await other.post(url, { id: `${id}` });
      expect([url, reply.statusCode]).toEqual([url, 404]);
    }
    expect((await postJson(member, '/searches/change', change)).json()).toMatchObject({ code: 1, data: { name: '改过的', isPaused: true } });
    expect((await member.post('/searches/remove', { id: `${id}` })).json()).toMatchObject({ code: 1 });
    expect(await list()).toEqual([]);
    expect((await member.post('/searches/restore', { id: `${id}` })).json()).toMatchObject({ code: 1, data: { id, name: '改过的' } });
    await member.post('/searches/remove', { id: `${id}` });
  });

  it('要按单价提醒就要写单价；第 51 个不收', async () => {
    expect(await save({ kinds: ['price'] })).toMatchObject({ code: 0, reason: 'saved_search.no_price' });
    for (let at = 0; at < 50; at++) expect(await save({ kinds: [] }, other)).toMatchObject({ code: 1 });
    expect(await save({ kinds: [] }, other)).toMatchObject({ code: 0, reason: 'saved_search.full' });
    expect(await list(other)).toHaveLength(50);
  });
});

describe('提醒', () => {
  it('没有变化不发；有变化，一天跑两次只发一次，第二天再有再发', async () => {
    const { data: search } = await save();
    api.clock.advance(60_000);
    await work();
    expect(await notices()).toEqual([]);
    await newPart('EX32F207');
    await setLifecycle('nrnd');
    await work();
    await work();
    expect(await notices()).toMatchObject([
      { title: '保存的搜索有 2 处变化', body: '例芯的单片机：新型号 1 个，生命周期改变 1 个', href: '/userCenter/searches' },
    ]);
    const [shown] = await list();
    expect(shown).toMatchObject({ id: search.id, newCount: 2 });
    expect(shown?.findings.map(({ kind, mpn, lifecycle }) => [kind, mpn, lifecycle])).toEqual(
      expect.arrayContaining([
        ['newPart', 'EX32F207', null],
        ['lifecycle', 'EX32F103', 'nrnd'],
      ]),
    );
    await newPart('EX32F208');
    await work();
    expect(await notices()).toHaveLength(1);
    api.clock.advance(DAY);
    await work();
    expect((await notices())[0]).toMatchObject({ title: '保存的搜索有 1 处变化' });
    expect(await notices()).toHaveLength(2);
    api.clock.advance(1000);
    await member.post('/searches/look', { id: `${search.id}` });
    expect((await list())[0]).toMatchObject({ newCount: 0, findings: [] });
  });

  it('邮件没送出就再试，试几次都是同一封；邮件里有停止的链接，邮件头里也有', async () => {
    isDown = true;
    expect(await mailsOut()).toBe(2);
    expect(sent).toEqual([]);
    isDown = false;
    await mailsOut();
    await mailsOut();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['lin@example.com', '芯页：保存的搜索有 1 处变化'],
      ['lin@example.com', '芯页：保存的搜索有 2 处变化'],
    ]);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
    expect(sent[0]?.text).toContain('- EX32F208（例芯半导体）新型号');
    expect(sent[0]?.unsubscribeUrl).toMatch(/^http:\/\/.+\/api\/searches\/stop\/one-click\?code=[\w-]+$/);
    expect(sent[0]?.text).toMatch(/\/alerts\/stop\?code=[\w-]+/);
  });

  it('链接不用登录：先说停什么，按了才停，停两次一样；别处封的、改过的都不认', async () => {
    const code = /code=([\w-]+)/.exec(sent[0]?.unsubscribeUrl ?? '')?.[1] ?? '';
    const stranger = api.visitor();
    expect((await stranger.get('/searches/stop', { code })).json()).toMatchObject({ data: { email: 'l***@example.com', count: 1 } });
    expect((await list())[0]).toMatchObject({ isPaused: false });
    for (const wrong of ['abc', `${code.slice(0, -2)}AA`]) {
      expect((await stranger.get('/searches/stop', { code: wrong })).statusCode).toBe(404);
      expect((await stranger.post('/searches/stop', { code: wrong })).statusCode).toBe(404);
    }
    // As a mail program presses its own button: no page, no cookies.
    const oneClick = () =>
      api.app.inject({
        method: 'POST',
        url: `/api/searches/stop/one-click?code=${code}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    for (let times = 0; times < 2; times++) expect((await oneClick()).statusCode).toBe(204);
    expect((await stranger.post('/searches/stop', { code })).json()).toMatchObject({ code: 1 });
    expect((await stranger.get('/searches/stop', { code })).json()).toMatchObject({ data: { count: 0 } });
    expect((await list())[0]).toMatchObject({ isPaused: true });
    await newPart('EX32F209');
    api.clock.advance(DAY);
    await work();
    expect(await notices()).toHaveLength(2);
  });

  it('继续以后只说从现在起的', async () => {
    const [search] = await list();
    await postJson(member, '/searches/change', { id: search?.id, name: '例芯', kinds: form.kinds, priceBelow: null, isPaused: false });
    await work();
    expect(await notices()).toHaveLength(2);
    await newPart('EX32F210');
    await work();
    expect((await notices())[0]).toMatchObject({ body: '例芯：新型号 1 个' });
  });
});
