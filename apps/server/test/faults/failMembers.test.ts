// One call after the other of becoming a member fails: there is a whole account or none, and the same proof is good again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeFor, goodPwd, pwdOf } from '../accounts.ts';
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
