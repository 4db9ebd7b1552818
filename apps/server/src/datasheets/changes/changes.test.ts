// Notices of makers: filed by operators, told to whoever follows a part, shown to everybody.
import type { ChangeNotice } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';

let api: TestApp;
let desk: Visitor;
let follower: Visitor;
let other: Visitor;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  desk = await operatorOf(api, '13900000271');
  follower = await loggedIn(api, '13900000272');
  other = await loggedIn(api, '13900000273');
  await follower.post('/follow/add', { kind: 'part', id: `${things.partId}` });
});
afterAll(() => api.close());

const form = {
  kind: 'eol',
  brand: 'example 例芯半导体',
  number: 'EX-2026-01',
  title: 'EX32F103 停产通知',
  summary: '请改用 EX32F203。',
  mpns: ['ex32f103', 'EX32F103', 'EX32F104'],
  publishedOn: '2026-10-01',
  lastOrderOn: '2027-03-31',
  lastShipOn: null,
  documentUrl: 'https://www.example.com/eol.pdf',
};
const file = (own: object = {}, visitor = desk) => postJson(visitor, '/operator/changes/file', { ...form, ...own });
const list = async (query: Record<string, string> = {}) =>
  (await api.visitor().get('/changes/list', query)).json<{ data: ChangeNotice[]; totalRecord: number }>();
const noticesOf = async (visitor: Visitor) => (await visitor.get('/message/page', { kind: 'changeNotice' })).json<{ data: object[] }>().data;

it('只有运营人员登记；认得的型号连到型号页，不认得的只留名字；关注的人各收到一条', async () => {
  expect((await file({}, follower)).statusCode).toBe(403);
  expect((await file({ brand: '没有的' })).json()).toMatchObject({ code: 0, reason: 'change.brand_unknown' });
  expect((await file()).json()).toMatchObject({
    code: 1,
    data: {
      brandId: things.brandId,
      number: 'EX-2026-01',
      parts: [
        { partId: things.partId, mpn: 'EX32F103' },
        { partId: null, mpn: 'EX32F104' },
      ],
      lastOrderOn: '2027-03-31',
      lastShipOn: null,
    },
  });
  expect(await noticesOf(follower)).toMatchObject([
    { title: 'EX32F103 有停产通知（EOL）', body: form.title, href: `/datasheet/datasheetDetail/${things.partId}` },
  ]);
  expect(await noticesOf(other)).toEqual([]);
});

it('同一个编号不登记两次，也不再通知；没有编号的可以', async () => {
  expect((await file()).json()).toMatchObject({ code: 0, reason: 'change.twice' });
  expect(await noticesOf(follower)).toHaveLength(1);
  for (let times = 0; times < 2; times++)
    expect((await file({ number: '', kind: 'pcn', mpns: ['EX32F104'], publishedOn: '2026-11-01' })).json()).toMatchObject({ code: 1 });
});

it('谁都看得到，新的在前，按品牌、类别、型号筛选', async () => {
  expect((await list()).data.map(({ publishedOn }) => publishedOn)).toEqual(['2026-11-01', '2026-11-01', '2026-10-01']);
  expect((await list({ kind: 'eol' })).totalRecord).toBe(1);
  expect((await list({ partId: `${things.partId}` })).totalRecord).toBe(1);
  expect((await list({ brandId: '99999999' })).totalRecord).toBe(0);
  expect((await list({ brandId: '9007199254740991', partId: '9007199254740991' })).totalRecord).toBe(0);
  expect((await api.visitor().get('/changes/brands')).json().data).toMatchObject([{ brandId: things.brandId, count: 3 }]);
});

it('登记错了可以撤下，撤两次是没有', async () => {
  const id = `${(await list({ kind: 'eol' })).data[0]?.id}`;
  expect((await follower.post('/operator/changes/withdraw', { id })).statusCode).toBe(403);
  expect((await desk.post('/operator/changes/withdraw', { id })).json()).toMatchObject({ code: 1 });
  expect((await desk.post('/operator/changes/withdraw', { id })).statusCode).toBe(404);
  expect((await list({ kind: 'eol' })).totalRecord).toBe(0);
});
