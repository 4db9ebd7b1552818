import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindEmail, codeFor, goodPwd, registered } from '../accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let next = 1;
const freshNumber = () => `135${String(next++).padStart(8, '0')}`;
const minute = 60_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const newcomer = () => registered(api, freshNumber());
async function bindCode(visitor: Visitor, mobile: string): Promise<string> {
  await visitor.get('/sendNotice', { mobile });
  return visitor.newestCode(mobile);
}
const stale = { code: 403, reason: 'session.step_up' };
/** What a copy of the data answers to whoever stepped up and asked for none. */
const nothingAsked = { code: 404, reason: 'export.missing' };

describe('敏感的操作', () => {
  it('10 分钟内没有确认过是本人：换手机、换邮箱、导出、注销都是 403', async () => {
    const { visitor, mobile } = await newcomer();
    await bindEmail(api, visitor, `a${mobile}@example.com`);
    api.clock.advance(10 * minute);
    const other = freshNumber();
    const code = await bindCode(visitor, other);
    expect((await visitor.post('/v1/bindMobile', { mobile: other, code })).json()).toMatchObject(stale);
    expect((await bindEmail(api, visitor, `b${mobile}@example.com`)).json()).toMatchObject(stale);
    expect((await visitor.get('/dtUser/export/file')).json()).toMatchObject(stale);
    expect((await visitor.post('/dtUser/cancelAccount')).json()).toMatchObject(stale);
    expect((await visitor.get('/bindingInfo')).json()).toMatchObject({ data: { email: 'a***@example.com' } });
    // The refusal did not spend the code.
    await visitor.post('/dtUser/stepUp', { pwd: goodPwd });
    expect((await visitor.post('/v1/bindMobile', { mobile: other, code })).json()).toMatchObject({ code: 1 });
    expect((await visitor.get('/bindingInfo')).json<{ data: { mobile: string } }>().data.mobile).toMatch(/^135\*{4}/);
  });

  it('用发到自己手机的验证码确认，10 分钟后又要确认', async () => {
    const { visitor, mobile } = await newcomer();
    api.clock.advance(10 * minute);
    expect((await visitor.get('/dtUser/stepUp/sendCode')).json()).toMatchObject({ code: 1 });
    const code = await visitor.newestCode(mobile);
    expect((await api.visitor().post('/web/login', { mobile, code })).json()).toMatchObject({ code: 0 });
    const granted = (await visitor.post('/dtUser/stepUp', { code })).json();
    expect(granted).toMatchObject({ code: 1, data: { expiresAt: api.clock.now().getTime() + 10 * minute } });
    expect((await visitor.get('/dtUser/export/file')).json()).toMatchObject(nothingAsked);
    api.clock.advance(10 * minute);
    expect((await visitor.get('/dtUser/export/file')).json()).toMatchObject(stale);
  });

  it('确认只对这一个会话；错的密码不算，也有次数限制；什么都没有给是 422', async () => {
    const { visitor, mobile } = await newcomer();
    const other = api.visitor();
    other.keep(await other.post('/login1', { mobile, pwd: goodPwd }));
    api.clock.advance(10 * minute);
    await visitor.post('/dtUser/stepUp', { pwd: goodPwd });
    expect((await other.get('/dtUser/export/file')).json()).toMatchObject(stale);
    expect((await other.post('/dtUser/stepUp')).statusCode).toBe(422);
    for (let count = 0; count < 10; count++)
      expect((await other.post('/dtUser/stepUp', { pwd: '0'.repeat(64) })).json()).toMatchObject({ reason: 'login.wrong_password' });
    expect((await other.post('/dtUser/stepUp', { pwd: goodPwd })).statusCode).toBe(429);
    expect((await other.get('/dtUser/export/file')).json()).toMatchObject(stale);
  });

  it('别人已绑定的手机和邮箱不能绑定', async () => {
    const [mine, other] = [await newcomer(), await newcomer()];
    await bindEmail(api, other.visitor, 'taken@example.com');
    api.clock.advance(61_000);
    expect((await bindEmail(api, mine.visitor, 'TAKEN@Example.com')).json()).toMatchObject({ code: 0, reason: 'bind.taken' });
    const code = await bindCode(mine.visitor, other.mobile);
    expect((await mine.visitor.post('/v1/bindMobile', { mobile: other.mobile, code })).json()).toMatchObject({ code: 0, reason: 'bind.taken' });
  });

  it('登录用的验证码不能用来绑定', async () => {
    const { visitor } = await newcomer();
    const other = freshNumber();
    const code = await codeFor(visitor, other, 'login');
    expect((await visitor.post('/v1/bindMobile', { mobile: other, code })).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
  });
});

describe('会话列表', () => {
  it('7.4.2/7.5.2（25）：结束其他会话，那些令牌立刻是 401', async () => {
    const { visitor, mobile } = await newcomer();
    const others = [api.visitor(), api.visitor()];
    for (const other of others) other.keep(await other.post('/login1', { mobile, pwd: goodPwd }, { 'user-agent': chrome }));
    const { data } = (await visitor.get('/dtUser/sessions')).json<{ data: { id: number; isCurrent: boolean; device: string }[] }>();
    expect(data.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [false, 'Chrome，Windows'],
      [false, 'Chrome，Windows'],
      [true, '未知浏览器，未知系统'],
    ]);
    expect((await visitor.post('/dtUser/sessions/end', { id: `${data[0]?.id}` })).json()).toMatchObject({ code: 1 });
    expect((await others[1]?.get('/dtUser/myDetail', {}))?.statusCode).toBe(401);
    expect((await visitor.post('/dtUser/sessions/endOthers')).json()).toMatchObject({ code: 1 });
    expect((await others[0]?.get('/dtUser/myDetail'))?.statusCode).toBe(401);
    expect((await visitor.get('/dtUser/sessions')).json()).toMatchObject({ totalRecord: 1 });
  });

  it('别人的会话看起来不存在，也不受影响', async () => {
    const [mine, other] = [await newcomer(), await newcomer()];
    const { data } = (await other.visitor.get('/dtUser/sessions')).json<{ data: { id: number }[] }>();
    expect((await mine.visitor.post('/dtUser/sessions/end', { id: `${data[0]?.id}` })).statusCode).toBe(404);
    expect((await other.visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
  });

  it('令牌在另一种浏览器里出现：标记、记入审计，确认失效', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    const code = await codeFor(visitor, mobile, 'login');
    visitor.keep(await visitor.post('/web/login', { mobile, code }, { 'user-agent': chrome }));
    const read = (headers: Record<string, string>) => visitor.send({ method: 'GET', url: '/api/dtUser/sessions', headers });
    const flag = (reply: Awaited<ReturnType<typeof read>>) => reply.json<{ data: { isFlagged: boolean }[] }>().data[0]?.isFlagged;
    expect(flag(await read({ 'user-agent': chrome.replace('150', '151') }))).toBe(false);
    // A page that is rendered on the server names no browser.
    expect(flag(await read({ 'user-agent': 'node' }))).toBe(false);
    expect((await visitor.send({ method: 'GET', url: '/api/dtUser/export/file', headers: { 'user-agent': chrome } })).json()).toMatchObject(nothingAsked);
    expect(flag(await read({ 'user-agent': firefox }))).toBe(true);
    expect((await visitor.send({ method: 'GET', url: '/api/dtUser/export/file', headers: { 'user-agent': chrome } })).json()).toMatchObject(stale);
    const { rows } = await api.database.pool.query(`select member_id::int from audit_rows where event = 'session.flagged'`);
    expect(rows).toEqual([{ member_id: visitor.uid }]);
  });

  it('另一个 uuid 也一样', async () => {
    const { visitor } = await newcomer();
    await visitor.send({ method: 'GET', url: '/api/dtUser/myDetail', headers: { uuid: 'another-browser-altogether' } });
    expect((await visitor.get('/dtUser/sessions')).json()).toMatchObject({ data: [{ isFlagged: true }] });
  });
});

it('会员不过安全验证也能发的验证码，换着号码每小时也只有 5 条', async () => {
  const { visitor } = await newcomer();
  const replies: number[] = [];
  for (let count = 0; count < 6; count++) {
    api.clock.advance(minute);
    replies.push((await visitor.get('/sendNotice', { mobile: freshNumber() })).json<{ code: number }>().code);
  }
  expect(replies).toEqual([1, 1, 1, 1, 1, 0]);
  api.clock.advance(61 * minute);
  const mails: number[] = [];
  for (let count = 0; count < 6; count++)
    mails.push((await visitor.get('/dtUser/sendMailVerify', { email: `m${count}@example.com` })).json<{ code: number }>().code);
  expect(mails).toEqual([1, 1, 1, 1, 1, 0]);
});
