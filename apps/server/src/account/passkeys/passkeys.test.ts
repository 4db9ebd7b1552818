import type { Passkey, PasskeyCreation, PasskeyRequest } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindEmail, goodPwd, newestMail, registered } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { postJson } from '../../../test/operator.ts';
import { type Bent, SoftAuthenticator } from '../../../test/softAuthenticator.ts';
import { relyingParty } from './relyingParty.ts';

let api: TestApp;
let next = 1;
const minute = 60_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'warn' });
});
afterAll(() => api.close());

const newcomer = async () => registered(api, `136${String(next++).padStart(8, '0')}`);
const creationFor = async (visitor: Visitor) => (await visitor.post('/dtUser/passkeys/begin')).json<{ data: PasskeyCreation }>().data;
const requestFor = async (visitor: Visitor) => (await visitor.post('/auth/passkey/begin')).json<{ data: PasskeyRequest }>().data;
const listOf = async (visitor: Visitor) => (await visitor.get('/dtUser/passkeys')).json<{ data: Passkey[] }>().data;
const refused = (reason: string) => ({ code: 0, reason, msg: expect.stringMatching(/[一-龥]/) });

async function add(visitor: Visitor, key = new SoftAuthenticator(), bent: Bent = {}) {
  const reply = await postJson(visitor, '/dtUser/passkeys/add', { credential: key.create(await creationFor(visitor), bent) });
  return { key, reply, passkey: reply.json<{ data: Passkey }>().data };
}
async function logIn(key: SoftAuthenticator, bent: Bent = {}, visitor = api.visitor()) {
  const reply = await postJson(visitor, '/auth/passkey', { credential: key.get(await requestFor(visitor), bent), isAgreed: true });
  return { visitor, reply };
}
const auditedOf = async (event: string, memberId: number | undefined) => {
  const { rows } = await api.database.pool.query<{ outcome: string; detail: Record<string, unknown> | null }>(
    'select outcome, detail from audit_rows where event = $1 and member_id = $2 order by id',
    [event, memberId],
  );
  return rows;
};

describe('通行密钥', () => {
  it('添加之后不说是谁就能登录；登录和短信、密码登录得到一样的会话', async () => {
    const { visitor } = await newcomer();
    expect(await listOf(visitor)).toEqual([]);
    const creation = await creationFor(visitor);
    expect(creation).toMatchObject({
      rp: { id: 'localhost', name: '芯页' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(Buffer.from(creation.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(creation.user.id, 'base64url')).toHaveLength(32);
    const { key, reply, passkey } = await add(visitor);
    expect(reply.json()).toMatchObject({ code: 1, data: { name: '未知浏览器，未知系统', isSynced: true, lastUsedTime: null } });

    const asked = await requestFor(api.visitor());
    expect(asked).toEqual({ challenge: asked.challenge, rpId: 'localhost', timeout: 120_000, userVerification: 'required' });
    const { visitor: other, reply: login } = await logIn(key);
    expect(login.json()).toMatchObject({ code: 1, data: { id: visitor.uid, token: expect.stringMatching(/^[\w-]{43}$/) } });
    other.keep(login);
    expect((await other.get('/dtUser/myDetail')).json()).toMatchObject({ data: { id: visitor.uid } });
    expect((await other.get('/dtUser/agreements')).json()).toMatchObject({ data: [{ scope: 'agreement' }, { scope: 'privacy' }] });
    expect(await listOf(other)).toEqual([{ ...passkey, lastUsedTime: api.clock.now().toISOString() }]);
    // Whoever has just verified themselves need not do so again for a sensitive change.
    expect((await other.post('/dtUser/passkeys/begin')).json()).toMatchObject({ code: 1, data: { user: { id: key.userHandle } } });
    expect(await auditedOf('login.passkey', visitor.uid)).toEqual([{ outcome: 'ok', detail: {} }]);
  });

  it('库里是公钥的字节，没有挑战的原文；名字来自浏览器，可以改', async () => {
    const { visitor, mobile } = await newcomer();
    visitor.keep(await visitor.post('/login1', { mobile, pwd: goodPwd }, { 'user-agent': chrome }));
    const creation = await creationFor(visitor);
    const reply = await visitor.send({
      method: 'POST',
      url: '/api/dtUser/passkeys/add',
      payload: JSON.stringify({ credential: { ...new SoftAuthenticator().create(creation), clientExtensionResults: { credProps: { rk: true } }, later: 1 } }),
      headers: { 'content-type': 'application/json', 'user-agent': chrome },
    });
    const { id, name } = reply.json<{ data: Passkey }>().data;
    expect(name).toBe('Chrome，Windows');
    const { rows } = await api.database.pool.query<{ public_key: Buffer }>('select public_key from passkeys where id = $1', [id]);
    expect(rows[0]?.public_key).toHaveLength(77);
    await creationFor(visitor);
    expect((await api.database.pool.query('select 1 from one_time_secrets where secret_hash = $1', [creation.challenge])).rowCount).toBe(0);
    expect((await visitor.post('/dtUser/passkeys/rename', { id: `${id}`, name: '办公室的电脑' })).json()).toMatchObject({ code: 1 });
    expect((await listOf(visitor)).map((row) => row.name)).toEqual(['办公室的电脑']);
  });

  it('6.3.3：添加和移除都要确认过是本人，并通知会员', async () => {
    const { visitor, mobile } = await newcomer();
    const email = `p${mobile}@example.com`;
    await bindEmail(api, visitor, email);
    const { key, passkey } = await add(visitor);
    expect(await newestMail(api, email)).toContain('添加了通行密钥');
    const creation = await creationFor(visitor);
    api.clock.advance(10 * minute);
    const stale = { code: 403, reason: 'session.step_up' };
    expect((await visitor.post('/dtUser/passkeys/begin')).json()).toMatchObject(stale);
    expect((await postJson(visitor, '/dtUser/passkeys/add', { credential: new SoftAuthenticator().create(creation) })).json()).toMatchObject(stale);
    expect((await visitor.post('/dtUser/passkeys/remove', { id: `${passkey.id}` })).json()).toMatchObject(stale);
    await visitor.post('/dtUser/stepUp', { pwd: goodPwd });
    expect((await visitor.post('/dtUser/passkeys/remove', { id: `${passkey.id}` })).json()).toMatchObject({ code: 1 });
    expect(await listOf(visitor)).toEqual([]);
    expect(await newestMail(api, email)).toContain('移除了通行密钥');
    const notices = (await visitor.get('/message/page')).json<{ data: { title: string }[] }>().data.map(({ title }) => title);
    expect(notices.slice(0, 2)).toEqual(['通行密钥已移除', '通行密钥已添加']);
    expect((await logIn(key)).reply.json()).toMatchObject(refused('passkey.unknown'));
  });

  it('挑战只能用一次、只在五分钟里、只在要它的浏览器和会话里', async () => {
    const { visitor } = await newcomer();
    const { key } = await add(visitor);
    const browser = api.visitor();
    const proof = key.get(await requestFor(browser));
    const both = await Promise.all([1, 2].map(() => postJson(browser, '/auth/passkey', { credential: proof })));
    expect(both.map((reply) => reply.json<{ reason?: string }>().reason)).toEqual(expect.arrayContaining([undefined, 'passkey.expired']));
    expect((await postJson(browser, '/auth/passkey', { credential: proof })).json()).toMatchObject(refused('passkey.expired'));

    const late = key.get(await requestFor(browser));
    const lateNew = new SoftAuthenticator().create(await creationFor(visitor));
    const elsewhere = key.get(await requestFor(browser));
    expect((await postJson(api.visitor(), '/auth/passkey', { credential: elsewhere })).json()).toMatchObject(refused('passkey.expired'));
    api.clock.advance(5 * minute);
    expect((await postJson(browser, '/auth/passkey', { credential: late })).json()).toMatchObject(refused('passkey.expired'));
    expect((await postJson(visitor, '/dtUser/passkeys/add', { credential: lateNew })).json()).toMatchObject(refused('passkey.expired'));

    // A challenge for one purpose is none for the other, nor for another member.
    const ofLogin = (await requestFor(browser)).challenge;
    expect((await add(visitor, new SoftAuthenticator(), { challenge: ofLogin })).reply.json()).toMatchObject(refused('passkey.expired'));
    const ofOther = (await creationFor((await newcomer()).visitor)).challenge;
    expect((await add(visitor, new SoftAuthenticator(), { challenge: ofOther })).reply.json()).toMatchObject(refused('passkey.expired'));
  });

  it('别的网站、别的域名、没有验证持有人、别的钥匙的签名、不对的 userHandle：都不能登录，也不能添加', async () => {
    const { visitor } = await newcomer();
    const { key, passkey } = await add(visitor);
    const foreign: Bent[] = [{ origin: 'https://localhost.example.com' }, { origin: 'http://localhost:81' }, { rpId: 'example.com' }, { isVerified: false }];
    for (const bent of foreign) {
      expect((await logIn(key, bent)).reply.json(), JSON.stringify(bent)).toMatchObject(refused('passkey.refused'));
      expect((await add(visitor, new SoftAuthenticator(), bent)).reply.json(), JSON.stringify(bent)).toMatchObject(refused('passkey.refused'));
    }
    const browser = api.visitor();
    const copy = new SoftAuthenticator();
    copy.userHandle = key.userHandle;
    const forged = copy.get(await requestFor(browser));
    const { id } = key.get(await requestFor(browser));
    expect((await postJson(browser, '/auth/passkey', { credential: { ...forged, id, rawId: id } })).json()).toMatchObject(refused('passkey.refused'));
    expect((await logIn(key, { userHandle: 'AAAA' })).reply.json()).toMatchObject(refused('passkey.unknown'));
    expect((await logIn(new SoftAuthenticator(), { userHandle: 'AAAA' })).reply.json()).toMatchObject(refused('passkey.unknown'));
    expect(await listOf(visitor)).toEqual([passkey]);
    expect(
      (await postJson(browser, '/auth/passkey', { credential: { ...forged, response: { ...forged.response, clientDataJSON: 'AAAA' } } })).json(),
    ).toMatchObject(refused('passkey.expired'));
  });

  it('计数倒退或不动的不能登录，并记下来；一直是 0 的不计', async () => {
    const { visitor } = await newcomer();
    const { key } = await add(visitor);
    expect((await logIn(key, { counter: 0 })).reply.json()).toMatchObject({ code: 1 });
    expect((await logIn(key, { counter: 7 })).reply.json()).toMatchObject({ code: 1 });
    for (const counter of [7, 6, 0]) expect((await logIn(key, { counter })).reply.json()).toMatchObject(refused('passkey.refused'));
    expect((await logIn(key, { counter: 8 })).reply.json()).toMatchObject({ code: 1 });
    expect(api.lines.filter((line) => line.includes('the counter of a passkey went back'))).toHaveLength(3);
    expect(await auditedOf('passkey.counter', visitor.uid)).toHaveLength(3);
  });

  it('一把钥匙只属于一个会员；别人的钥匙看不到、改不了、移除不了', async () => {
    const mine = await newcomer();
    const { key, passkey } = await add(mine.visitor);
    const other = await newcomer();
    expect((await add(other.visitor, key)).reply.json()).toMatchObject(refused('passkey.taken'));
    const id = `${passkey.id}`;
    expect((await other.visitor.post('/dtUser/passkeys/rename', { id, name: '我的' })).statusCode).toBe(404);
    expect((await other.visitor.post('/dtUser/passkeys/remove', { id })).statusCode).toBe(404);
    expect(await listOf(mine.visitor)).toEqual([passkey]);
    expect(await listOf(other.visitor)).toEqual([]);
  });

  it('最多 20 个；已有的钥匙告诉浏览器不再添加', async () => {
    const { visitor } = await newcomer();
    const early = await creationFor(visitor);
    for (let each = 0; each < 20; each += 1) expect((await add(visitor)).reply.json()).toMatchObject({ code: 1 });
    expect((await visitor.post('/dtUser/passkeys/begin')).json()).toMatchObject(refused('passkey.too_many'));
    expect((await postJson(visitor, '/dtUser/passkeys/add', { credential: new SoftAuthenticator().create(early) })).json()).toMatchObject(
      refused('passkey.too_many'),
    );
    const [last] = await listOf(visitor);
    await visitor.post('/dtUser/passkeys/remove', { id: `${last?.id}` });
    expect((await creationFor(visitor)).excludeCredentials).toHaveLength(19);
  });

  it('停用的账号和别的登录方式得到一样的回答；没有勾选协议不登录', async () => {
    const { visitor } = await newcomer();
    const { key } = await add(visitor);
    const browser = api.visitor();
    const proof = key.get(await requestFor(browser));
    expect((await postJson(browser, '/auth/passkey', { credential: proof, isAgreed: false })).json()).toMatchObject(refused('agreement.required'));
    expect((await postJson(browser, '/auth/passkey', { credential: proof })).json()).toMatchObject({ code: 1 });
    await api.database.pool.query('update members set disabled_at = now() where id = $1', [visitor.uid]);
    expect((await logIn(key)).reply.json()).toMatchObject({ code: 0, reason: 'login.disabled', msg: '账号已停用' });
  });

  it('反复用不对的钥匙，到了次数就等；对的不算次数', async () => {
    const { visitor } = await newcomer();
    const { key } = await add(visitor);
    for (let each = 0; each < 31; each += 1) expect((await logIn(key)).reply.json()).toMatchObject({ code: 1 });
    for (let each = 0; each < 30; each += 1) expect((await logIn(key, { isVerified: false })).reply.json()).toMatchObject(refused('passkey.refused'));
    expect((await logIn(key)).reply.json()).toMatchObject({ code: 429, reason: 'login.too_many', msg: expect.stringContaining('短信验证码登录') });
    api.clock.advance(60 * minute);
    expect((await logIn(key)).reply.json()).toMatchObject({ code: 1 });
  });

  it('开始登录也有次数', async () => {
    const browser = api.visitor();
    for (let each = 0; each < 30; each += 1) await requestFor(browser);
    expect((await browser.post('/auth/passkey/begin')).statusCode).toBe(429);
  });

  it('导出的资料里有名字和日子，没有钥匙；注销后都没有了', async () => {
    const { visitor } = await newcomer();
    const { key, passkey } = await add(visitor);
    const asked = (await visitor.post('/dtUser/export')).json<{ data: { askTime: string } }>().data;
    await api.server.platform.jobs.run('account.export', { memberId: Number(visitor.uid), askedAt: asked.askTime });
    const copy = (await visitor.get('/dtUser/export/file')).json<{ passkeys: Record<string, unknown>[] }>();
    expect(copy.passkeys).toEqual([
      { id: passkey.id, memberId: visitor.uid, name: passkey.name, isSynced: true, createdAt: passkey.createTime, lastUsedAt: null },
    ]);
    await visitor.post('/dtUser/cancelAccount');
    api.clock.advance(8 * 24 * 60 * minute);
    await api.server.platform.jobs.run('account.erase', {});
    expect((await api.database.pool.query('select 1 from passkeys where id = $1', [passkey.id])).rowCount).toBe(0);
    expect((await logIn(key)).reply.json()).toMatchObject(refused('passkey.unknown'));
  });
});

describe('钥匙属于哪个域名', () => {
  const of = (publicOrigin: string | undefined, origin = 'http://127.0.0.1:4321') =>
    relyingParty({ config: { ...api.server.platform.config, publicOrigin }, origin });

  it('线上是 PUBLIC_ORIGIN 的；没有写的是开发的机器，用 localhost', () => {
    expect(of('https://www.example.com')).toEqual({ id: 'www.example.com', origin: 'https://www.example.com' });
    expect(of(undefined)).toEqual({ id: 'localhost', origin: 'http://localhost:4321' });
    expect(of(undefined, 'http://[::1]:4321')).toEqual({ id: 'localhost', origin: 'http://localhost:4321' });
  });

  it('浏览器不认的没有：数字地址、没有 TLS', () => {
    for (const origin of ['https://192.0.2.7', 'https://[2001:db8::1]', 'http://www.example.com']) expect(of(origin), origin).toBeNull();
  });
});
