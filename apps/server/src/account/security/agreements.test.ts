import type { Agreement } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeFor, goodPwd, register } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

let api: TestApp;
let next = 1;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const freshNumber = () => `137${String(next++).padStart(8, '0')}`;
const agreedBy = async (visitor: Visitor) => (await visitor.get('/dtUser/agreements')).json<{ data: Agreement[] }>().data;
async function logIn(visitor: Visitor, mobile: string, isAgreed?: string) {
  const code = await visitor.receiveCode(mobile);
  return visitor.keep(await visitor.post('/web/login', { mobile, code, ...(isAgreed !== undefined && { isAgreed }) }));
}
const edition = async (key: string) => {
  const { rows } = await api.database.pool.query<{ updated_at: Date }>('select updated_at from static_pages where key = $1', [key]);
  return rows[0]?.updated_at.toISOString();
};

it('勾选了才登录：记下哪份文本、哪一版、什么时候；同一版只记第一次', async () => {
  const mobile = freshNumber();
  const visitor = api.visitor();
  await logIn(visitor, mobile, 'true');
  const at = api.clock.now().toISOString();
  const first = await agreedBy(visitor);
  expect(first).toEqual([
    { scope: 'agreement', version: await edition('agreement'), agreeTime: at, isCurrent: true },
    { scope: 'privacy', version: await edition('privacy'), agreeTime: at, isCurrent: true },
  ]);
  api.clock.advance(120_000);
  await logIn(visitor, mobile, 'true');
  expect(await agreedBy(visitor)).toEqual(first);
});

it('文本改过：旧的一版不再是现行的，再登录一次记下新的一版', async () => {
  const mobile = freshNumber();
  const visitor = api.visitor();
  await logIn(visitor, mobile, 'true');
  await api.database.pool.query(`update static_pages set updated_at = updated_at + interval '1 second' where key = 'privacy'`);
  expect((await agreedBy(visitor)).map(({ scope, isCurrent }) => [scope, isCurrent])).toEqual([
    ['agreement', true],
    ['privacy', false],
  ]);
  api.clock.advance(120_000);
  await logIn(visitor, mobile, 'true');
  expect((await agreedBy(visitor)).map(({ scope, isCurrent }) => [scope, isCurrent])).toEqual([
    ['privacy', true],
    ['agreement', true],
    ['privacy', false],
  ]);
});

it('说没有勾选：不登录、不建账号、验证码还能用；没有说：照旧登录，什么都不记', async () => {
  const mobile = freshNumber();
  const visitor = api.visitor();
  const code = await visitor.receiveCode(mobile);
  expect((await visitor.post('/web/login', { mobile, code, isAgreed: 'false' })).json()).toMatchObject({ code: 0, reason: 'agreement.required' });
  expect((await visitor.post('/login1', { mobile, pwd: goodPwd, isAgreed: 'false' })).json()).toMatchObject({ code: 0, reason: 'agreement.required' });
  visitor.keep(await visitor.post('/web/login', { mobile, code }));
  expect(await agreedBy(visitor)).toEqual([]);
});

it('注册和密码登录也记；两次登录同时到也只有一份', async () => {
  const mobile = freshNumber();
  const visitor = api.visitor();
  await register(visitor, mobile);
  expect(await agreedBy(visitor)).toHaveLength(2);
  const others = [api.visitor(), api.visitor()];
  await Promise.all(others.map(async (other) => other.keep(await other.post('/login1', { mobile, pwd: goodPwd, isAgreed: 'true' }))));
  expect(others.map(({ uid }) => uid)).toEqual([visitor.uid, visitor.uid]);
  expect(await agreedBy(visitor)).toHaveLength(2);
});

it('注册没有成功，就没有同意过', async () => {
  const mobile = freshNumber();
  const visitor = api.visitor();
  await codeFor(visitor, mobile, 'register');
  const before = await api.database.pool.query('select 1 from agreements');
  await visitor.post('/register', { mobile, code: '000000', pwd: goodPwd, isAgreed: 'true' });
  expect((await api.database.pool.query('select 1 from agreements')).rowCount).toBe(before.rowCount);
});

it('导出的资料里有，注销后没有', async () => {
  const visitor = api.visitor();
  await register(visitor, freshNumber());
  const asked = (await visitor.post('/dtUser/export')).json<{ data: { askTime: string } }>().data;
  await api.server.platform.jobs.run('account.export', { memberId: Number(visitor.uid), askedAt: asked.askTime });
  expect((await visitor.get('/dtUser/export/file')).json()).toMatchObject({ agreements: [{ scope: 'agreement' }, { scope: 'privacy' }] });

  await visitor.post('/dtUser/cancelAccount');
  api.clock.advance(8 * 86_400_000);
  await api.server.platform.jobs.run('account.erase', {});
  expect((await api.database.pool.query('select 1 from agreements where member_id = $1', [visitor.uid])).rowCount).toBe(0);
});
