// One call after the other of becoming a member fails: there is a whole account or none, and the same proof is good again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeFor, goodPwd, newestMail, pwdOf } from '../accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { failEach } from '../failEach.ts';

let api: TestApp;
let next = 0;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const newPwd = pwdOf('换过的密码：余弦 cos 60° = 0.5');

/** What has to hold of accounts at every moment; each number is a count of faults. */
async function check(): Promise<Record<string, number>> {
  const { rows } = await api.database.pool.query<Record<string, number>>(`select
    (select count(*)::int from members m where not exists (select from audit_rows a where a.member_id = m.id and a.outcome = 'ok')) as unrecorded,
    (select count(*)::int from members m where not exists (select from sessions s where s.member_id = m.id) and m.password_hash is null) as locked_out,
    (select count(*)::int from members m where (select count(*) from audit_rows a where a.member_id = m.id and a.event = 'password.reset' and a.outcome = 'ok')
      <> (select count(*) from notices n where n.member_id = m.id and n.title = '密码已修改')) as untold`);
  return rows[0] ?? { unread: 1 };
}

/** A number nobody has, at a browser that may be told of it. */
const somebody = () => {
  next += 1;
  return { visitor: api.visitor({ ip: `10.${next >> 8}.${next & 255}.1` }), mobile: `136${String(next).padStart(8, '0')}` };
};

async function proofFor(visitor: Visitor, mobile: string, scene: string): Promise<string> {
  const code = await codeFor(visitor, mobile, scene);
  return (await visitor.post('/validateCode', { mobile, code, scene })).json<{ data: { proof: string } }>().data.proof;
}

/** What the same form comes to the second time: done now, or the first time and only the answer was lost. */
const onceDone = (isHeard: boolean) => (isHeard ? { code: 1 } : { code: 0, reason: 'login.code_expired' });

it('注册的第 k 步失败：要么没有这个账号，要么完整；没有时同一凭证再来就成功', async () => {
  const counts = await failEach(
    check,
    async () => {
      const { visitor, mobile } = somebody();
      const form = { mobile, proof: await proofFor(visitor, mobile, 'register'), pwd: goodPwd, isAgreed: 'true' };
      return { visitor, mobile, send: () => visitor.post('/register', form) };
    },
    ({ send }) => send(),
    async ({ visitor, mobile, send }, failed) => {
      const { rows } = await api.database.pool.query(
        'select m.id from members m join sessions s on s.member_id = m.id where m.mobile = $1 group by m.id having count(*) = 1',
        [`+86${mobile}`],
      );
      expect([failed, (await send()).json()]).toMatchObject([failed, onceDone(rows.length === 0)]);
      expect((await visitor.post('/login1', { mobile, pwd: goodPwd })).json()).toMatchObject({ code: 1 });
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(5);
}, 60_000);

it('找回密码的第 k 步失败：旧密码或新密码，不会都没有；没有改成时同一凭证再来就成功', async () => {
  const counts = await failEach(
    check,
    async () => {
      const { visitor, mobile } = somebody();
      await visitor.login(mobile);
      api.clock.advance(61_000);
      const form = { mobile, proof: await proofFor(visitor, mobile, 'reset_password'), pwd: newPwd };
      return { mobile, id: visitor.uid, send: () => api.visitor({ uuid: visitor.uuid }).post('/forgetPwd', form) };
    },
    ({ send }) => send(),
    async ({ id, mobile, send }, failed) => {
      const { rows } = await api.database.pool.query('select from members where id = $1 and password_hash is null', [id]);
      expect([failed, (await send()).json()]).toMatchObject([failed, onceDone(rows.length === 1)]);
      expect((await api.visitor().post('/login1', { mobile, pwd: newPwd })).json()).toMatchObject({ code: 1 });
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(5);
}, 60_000);

/** A code that was got: what it is given to, and where the database shows that it was done. */
interface UseOfCode {
  visitor: Visitor;
  path: string;
  form: Record<string, string>;
  done: [sql: string, values: unknown[]];
}
const usesOfCodes: Record<string, () => Promise<UseOfCode>> = {
  验证码登录: async () => {
    const { visitor, mobile } = somebody();
    const form = { mobile, code: await codeFor(visitor, mobile, 'login') };
    const done = 'select from sessions s join members m on m.id = s.member_id where m.mobile = $1';
    return { visitor, path: '/web/login', form, done: [done, [`+86${mobile}`]] };
  },
  确认是本人: async () => {
    const { visitor, mobile } = somebody();
    await visitor.login(mobile);
    api.clock.advance(11 * 60_000);
    await visitor.get('/dtUser/stepUp/sendCode');
    const done = 'select from sessions where member_id = $1 and step_up_until > $2';
    return { visitor, path: '/dtUser/stepUp', form: { code: await visitor.newestCode(mobile) }, done: [done, [visitor.uid, api.clock.now()]] };
  },
  换手机: async () => {
    const { visitor, mobile } = somebody();
    await visitor.login(mobile);
    const other = somebody().mobile;
    const form = { mobile: other, code: await codeFor(visitor, other, 'bind') };
    return { visitor, path: '/v1/bindMobile', form, done: ['select from members where id = $1 and mobile = $2', [visitor.uid, `+86${other}`]] };
  },
  绑定邮箱: async () => {
    const { visitor, mobile } = somebody();
    await visitor.login(mobile);
    const email = `m${mobile}@example.com`;
    await visitor.get('/dtUser/sendMailVerify', { email });
    const form = { email, code: /验证码 (\d{6})/.exec(await newestMail(api, email))?.[1] ?? '' };
    return { visitor, path: '/dtUser/bindEmail', form, done: ['select from members where id = $1 and email = $2', [visitor.uid, email]] };
  },
  换成凭证: async () => {
    const { visitor, mobile } = somebody();
    const form = { mobile, scene: 'register', code: await codeFor(visitor, mobile, 'register') };
    const done = `select from one_time_secrets where kind = 'proof' and data->>'mobile' = $1`;
    return { visitor, path: '/validateCode', form, done: [done, [`+86${mobile}`]] };
  },
};

it.each(Object.entries(usesOfCodes))(
  '%s的第 k 步失败：没有做成时同一个验证码再来就成功',
  async (_name, prepare) => {
    const counts = await failEach(
      check,
      async () => {
        const { visitor, path, form, done } = await prepare();
        return { done, send: () => visitor.post(path, form) };
      },
      ({ send }) => send(),
      async ({ done: [sql, values], send }, failed) => {
        const { rows } = await api.database.pool.query(sql, values);
        expect([failed, (await send()).json()]).toMatchObject([failed, onceDone(rows.length === 0)]);
        expect([failed, (await api.database.pool.query(sql, values)).rows.length]).toEqual([failed, 1]);
      },
    );
    expect(Math.min(...counts)).toBeGreaterThan(4);
  },
  60_000,
);

it('用票据登录的第 k 步失败：没有登录成时同一张票据再来就成功', async () => {
  const counts = await failEach(
    check,
    async () => {
      const { visitor, mobile } = somebody();
      await visitor.login(mobile);
      const { ticket } = (await visitor.post('/auth/ticket', { purpose: 'im' })).json<{ data: { ticket: string } }>().data;
      const other = somebody().visitor;
      return { member: visitor.uid, send: () => other.post('/auth/ticket/exchange', { ticket, purpose: 'im' }) };
    },
    ({ send }) => send(),
    async ({ member, send }, failed) => {
      const sessions = async () => (await api.database.pool.query('select from sessions where member_id = $1', [member])).rows.length;
      const had = await sessions();
      expect([failed, (await send()).statusCode]).toEqual([failed, had === 1 ? 200 : 401]);
      expect([failed, await sessions()]).toEqual([failed, 2]);
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(4);
}, 60_000);
