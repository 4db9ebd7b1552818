import { createHash, pbkdf2 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginHandlers } from '../../src/account/login/login.handlers.ts';
import { createPasswords } from '../../src/account/passwords.ts';
import { createTestApp, type TestApp } from '../app.ts';

let api: TestApp;
const pwd = createHash('sha256').update('ictportal/v1\0correct horse').digest('hex');
const minute = 60_000;

/** What each login was compared with; null is nobody's password. */
const compared: (string | null)[] = [];

beforeAll(async () => {
  const passwords = () => createPasswords(api.server.platform.config.secrets.passwordPepper);
  const handlers = loginHandlers(
    {
      hash: (given) => passwords().hash(given),
      matches: (stored, given) => {
        compared.push(stored);
        return passwords().matches(stored, given);
      },
    },
    async () => [],
  );
  api = await createTestApp({ logLevel: 'silent', handlers });
  for (const mobile of ['13400000001', '13400000002', '13400000003']) {
    await api.visitor().login(mobile);
    await setPassword(mobile);
  }
});
afterAll(() => api.close());

async function setPassword(mobile: string): Promise<void> {
  const passwords = createPasswords(api.server.platform.config.secrets.passwordPepper);
  await api.database.pool.query('update members set password_hash = $1 where mobile = $2', [await passwords.hash(pwd), `+86${mobile}`]);
}
const login = (mobile: string, given: string, ip = '127.0.0.1') => api.visitor({ ip }).post('/login1', { mobile, pwd: given });
const solved = (mobile: string, given: string, ip: string, captchaVerifyParam = 'ok') =>
  api.visitor({ ip }).post('/login1', { mobile, pwd: given, captchaVerifyParam });
const off = (hash: string) => hash.slice(0, -1) + (hash.endsWith('0') ? '1' : '0');

it('差一位或大写都不是同一个密码；库里只有 argon2id', async () => {
  expect((await login('13400000001', pwd)).json()).toMatchObject({ code: 1, msg: '登录成功!' });
  expect((await login('13400000001', off(pwd))).json()).toMatchObject({ code: 0, reason: 'login.wrong_password' });
  for (const raw of [pwd.toUpperCase(), 'correct horse', `${pwd} `, pwd.slice(1)]) expect((await login('13400000001', raw)).statusCode).toBe(422);
  const { rows } = await api.database.pool.query<{ password_hash: string }>('select password_hash from members where password_hash is not null');
  for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('没有服务器的密钥，库里的摘要验证不出密码', async () => {
  const { rows } = await api.database.pool.query<{ password_hash: string }>(`select password_hash from members where mobile = '+8613400000001'`);
  expect(await createPasswords(Buffer.alloc(32)).matches(rows[0]?.password_hash ?? null, pwd)).toBe(false);
});

it('15 分钟内同一来源错 10 次，第 11 次 429；机主的短信登录不受影响', async () => {
  const mobile = '13400000002';
  for (let count = 0; count < 10; count++) expect((await login(mobile, off(pwd), '203.0.113.5')).statusCode).toBe(200);
  const refused = await login(mobile, pwd, '203.0.113.5');
  expect([refused.statusCode, refused.json().reason]).toEqual([429, 'login.captcha_required']);
  expect(refused.json().msg).toContain('安全验证');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await solved(mobile, pwd, '203.0.113.5', 'forged')).json()).toMatchObject({ code: 0, reason: 'captcha.failed' });
  // Each solved captcha is good for one try, wrong or right.
  expect((await solved(mobile, off(pwd), '203.0.113.5')).json()).toMatchObject({ code: 0, reason: 'login.wrong_password' });
  expect((await login(mobile, pwd, '203.0.113.5')).statusCode).toBe(429);
  expect((await solved(mobile, pwd, '203.0.113.5')).json()).toMatchObject({ code: 1 });
  api.clock.advance(minute + 1000);
  expect((await api.visitor({ ip: '203.0.113.5' }).login(mobile)).json()).toMatchObject({ code: 1 });
  api.clock.advance(15 * minute);
  expect((await login(mobile, pwd, '203.0.113.5')).json()).toMatchObject({ code: 1 });
});

it('一个密码试许多账号：一个网络错 30 次之后每次都要安全验证，100 次之后不能再试，别的网络照常', async () => {
  const at = (index: number) => `198.51.100.${(index % 200) + 1}`;
  const stranger = (index: number) => `135${String(index).padStart(8, '0')}`;
  for (let index = 0; index < 30; index++) expect((await login(stranger(index), off(pwd), at(index))).statusCode).toBe(200);
  const asked = await login('13400000001', pwd, at(31));
  expect([asked.statusCode, asked.json().reason]).toEqual([429, 'login.captcha_required']);
  expect((await login('13400000001', pwd, '198.51.101.1')).json()).toMatchObject({ code: 1 });
  for (let index = 30; index < 100; index++) expect((await solved(stranger(index), off(pwd), at(index))).statusCode).toBe(200);
  const ended = await solved('13400000001', pwd, at(101));
  expect([ended.statusCode, ended.json().reason]).toEqual([429, 'login.too_many']);
  expect((await api.visitor({ ip: at(102) }).login('13400000001')).json()).toMatchObject({ code: 1 });
  api.clock.advance(15 * minute + 1000);
  expect((await login('13400000001', pwd, at(103))).json()).toMatchObject({ code: 1 });
});

it('从 50 个来源猜也最多 30 次一小时，同时猜也一样', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => login('13400000003', off(pwd), `10.${index}.2.1`)));
  const compared = replies.filter((reply) => reply.statusCode === 200).length;
  expect(compared).toBeLessThanOrEqual(30);
  const { rows } = await api.database.pool.query<{ n: number }>(
    `select sum(count)::int n from audit_rows where event = 'login.password' and detail->>'reason' = 'login.wrong_password' and detail->>'mobile' = '134****0003'`,
  );
  expect(rows[0]?.n).toBe(compared);
});

it('有没有账号看不出来：状态、正文相同，都算一次散列', async () => {
  await api.visitor().login('13400000009');
  await setPassword('13400000009');
  compared.length = 0;
  // `npm run bench logins` compares how long they take.
  for (const mobile of ['13400000009', '13400000010']) {
    const reply = await login(mobile, off(pwd));
    expect(`${reply.statusCode} ${reply.body}`).toBe('200 {"code":0,"msg":"手机号码或密码错误","reason":"login.wrong_password"}');
  }
  // A member's hash, and in its absence the decoy of the same cost.
  expect(compared).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), null]);
});

it('登录过多时很快说“稍后”，而不是排队', async () => {
  const passwords = createPasswords(Buffer.alloc(32));
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.matches(null, pwd)));
  expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(20);
});

it('线程池被别的工作占满时，密码照样验证', async () => {
  const passwords = createPasswords(Buffer.alloc(32));
  let finished = 0;
  const busy = Array.from(
    { length: 8 },
    () =>
      new Promise<void>((done) => {
        pbkdf2('x', 'y', 200_000, 64, 'sha512', () => {
          finished += 1;
          done();
        });
      }),
  );
  expect(await passwords.matches(null, pwd)).toBe(false);
  expect(finished).toBeLessThan(4);
  await Promise.all(busy);
});
