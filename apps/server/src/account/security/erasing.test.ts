import { getTableName } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindEmail, newestMail, register } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { postJson } from '../../../test/operator.ts';
import { composition } from '../../domains.ts';
import { homeAddress, openShop, sell, wanted } from '../../../test/shop.ts';

let api: TestApp;
let next = 1;
const freshNumber = () => `132${String(next++).padStart(8, '0')}`;
const day = 86_400_000;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

async function registered(form: Record<string, string> = {}): Promise<{ visitor: Visitor; mobile: string }> {
  const [visitor, mobile] = [api.visitor(), freshNumber()];
  await register(visitor, mobile, form);
  return { visitor, mobile };
}
const erase = () => api.server.platform.jobs.run('account.erase', {});
const everything = async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(`select tablename name from pg_tables where schemaname = 'public'`);
  const texts: string[] = [];
  for (const { name } of rows)
    texts.push((await api.database.pool.query<{ t: string }>(`select row_to_json(r)::text t from "${name}" r`)).rows.map(({ t }) => t).join('\n'));
  return texts.join('\n');
};

it('每张有会员的表都列在 memberRecords 里，新表也不能忘记', async () => {
  const { rows } = await api.database.pool.query<{ t: string; c: string }>(
    `select conrelid::regclass::text t, a.attname c from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
     where contype = 'f' and confrelid = 'members'::regclass and confdeltype = 'c' order by 1`,
  );
  const listed = composition.memberRecords.map(({ table }) => getTableName(table));
  expect(rows.map(({ t }) => t.replaceAll('"', '')).filter((name) => !listed.includes(name))).toEqual([]);
  expect(composition.memberRecords.every(({ table, owner }) => getTableConfig(table).columns.includes(owner))).toBe(true);
});

describe('注销', () => {
  it('七天内可以撤销；到时删除一切，别人看不出是谁，号码可以重新注册', async () => {
    const { visitor, mobile } = await registered({ nickName: '要离开的人' });
    const email = `leaving${mobile}@example.com`;
    await bindEmail(api, visitor, email);
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const payload = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const uploaded = await visitor.send({ method: 'POST', url: '/api/oss/upload', payload, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
    const { url } = uploaded.json<{ data: { url: string } }>().data;
    await visitor.post('/dtUser/update', { avatar: url });

    const plan = (await visitor.post('/dtUser/cancelAccount')).json();
    expect(plan).toMatchObject({ code: 1, data: { eraseTime: new Date(api.clock.now().getTime() + 7 * day).toISOString() } });
    expect(await newestMail(api, email)).toContain('申请了注销账号');
    await visitor.post('/dtUser/keepAccount');
    api.clock.advance(7 * day);
    await erase();
    expect((await visitor.get('/dtUser/myDetail')).json()).toMatchObject({ data: { nickName: '要离开的人', eraseTime: null } });

    api.clock.advance(61_000);
    await visitor.login(mobile);
    await visitor.post('/dtUser/cancelAccount');
    api.clock.advance(7 * day - 1000);
    await erase();
    expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
    api.clock.advance(1000);
    await erase();
    expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(401);
    expect((await api.visitor().get('/user/info', { id: `${visitor.uid}` })).statusCode).toBe(404);
    expect((await api.visitor().send({ method: 'GET', url })).statusCode).toBe(404);
    const sha256 = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
    expect(existsSync(join(api.server.platform.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256))).toBe(false);
    await api.database.pool.query('delete from dev_outbox');
    const left = await everything();
    for (const trace of [mobile, email, '要离开的人', sha256]) expect(left).not.toContain(trace);

    const again = api.visitor();
    await register(again, mobile);
    expect(again.uid).not.toBe(visitor.uid);
  });

  it('企业认证还在审核中：不能注销，说明原因', async () => {
    const visitor = api.visitor();
    const mobile = freshNumber();
    const code = await visitor.get('/v2/sendNotice', { mobile, captchaVerifyParam: 'ok', scene: 'register' }).then(() => visitor.newestCode(mobile));
    const form = { mobile, code, pwd: 'a1'.repeat(32), isAgreed: true, enterpriseName: '示例公司', creditCode: '91350100M000100Y43', contactName: '示例' };
    visitor.keep(await postJson(visitor, '/registerEnterpriseUser', form));
    expect((await visitor.post('/dtUser/cancelAccount')).json()).toMatchObject({
      code: 0,
      reason: 'account.open_matters',
      msg: expect.stringContaining('审核'),
    });
  });
});

describe('注销与商城', () => {
  const refusal = async (visitor: Visitor) => (await visitor.post('/dtUser/cancelAccount')).json<{ code: number; reason?: string; msg: string }>();

  it('有未完成的订单、退款、发票：不能注销，说明还有什么；都完成以后可以，订单留着', async () => {
    await openShop(api.server.db, api.clock.now());
    const goodsId = await sell(api.server.db, { stock: 100 });
    const { visitor } = await registered();
    const addressId = (await visitor.post('/mall/deliveryAddress/add', homeAddress)).json<{ data: { id: number } }>().data.id;
    const made: { id: number }[] = [];
    for (const quantity of [1, 2]) {
      const reply = await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity }]));
      made.push(...reply.json<{ data: { orders: { id: number }[] } }>().data.orders);
    }
    const [first, second] = made;
    await api.database.pool.query(`update orders set state = 'SHIPPED', shipped_at = now() where id = $1`, [second?.id]);
    expect(await refusal(visitor)).toMatchObject({
      code: 0,
      reason: 'account.open_matters',
      msg: '还有未完成的订单 2 个（待付款 1、待收货 1），处理完后才能注销账号',
    });
    expect((await visitor.post('/mall/goods/order/user/close', { id: `${first?.id}` })).json()).toMatchObject({ code: 1 });
    expect((await visitor.post('/mall/goods/order/user/finish', { id: `${second?.id}` })).json()).toMatchObject({ code: 1 });
    await api.database.pool.query(`insert into refunds (order_id, amount, state, created_at) values ($1, 1, 'sending', now())`, [first?.id]);
    expect((await refusal(visitor)).msg).toContain('还有 1 笔退款正在退回');
    await api.database.pool.query(`update refunds set state = 'sent', sent_at = now() where order_id = $1`, [first?.id]);
    expect(await refusal(visitor)).toMatchObject({ code: 1 });

    // What was opened within the week is finished first.
    const late = await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity: 3 }]));
    const lateId = late.json<{ data: { orders: { id: number }[] } }>().data.orders[0]?.id;
    api.clock.advance(8 * day);
    await erase();
    const erasedAt = async () =>
      (await api.database.pool.query<{ erased_at: Date | null }>('select erased_at from members where id = $1', [visitor.uid])).rows[0]?.erased_at;
    expect(await erasedAt()).toBeNull();
    await api.database.pool.query(`update orders set state = 'CLOSED' where id = $1`, [lateId]);
    await erase();
    expect(await erasedAt()).not.toBeNull();
    const kept = await api.database.pool.query<{ n: number }>('select count(*)::int n from orders where buyer_id = $1', [visitor.uid]);
    expect(kept.rows).toEqual([{ n: 3 }]);
  });

  it('代表卖家的会员先要交接', async () => {
    const { visitor } = await registered();
    await api.database.pool.query('update merchants set member_id = $1 where id = 2', [visitor.uid]);
    expect((await refusal(visitor)).msg).toBe('您是卖家“示例二号”的代表，请先联系平台交接，处理完后才能注销账号');
    await api.database.pool.query('update merchants set member_id = null where id = 2');
    expect(await refusal(visitor)).toMatchObject({ code: 1 });
  });
});

describe('邮件', () => {
  it('中断的邮件一小时后再送一次，一天之后放弃，正文不留', async () => {
    const { visitor } = await registered();
    const state = async () =>
      (
        await api.database.pool.query<{ state: string; text: boolean }>(`select state, sealed_text is not null text from mails where member_id = $1`, [
          visitor.uid,
        ])
      ).rows;
    await visitor.get('/dtUser/sendMailVerify', { email: 'stuck@example.com' });
    expect(await state()).toEqual([{ state: 'queued', text: true }]);
    api.clock.advance(day + 1000);
    await api.server.platform.jobs.run('housekeeping', {});
    expect(await state()).toEqual([{ state: 'failed', text: false }]);
    expect((await visitor.get('/mail/log')).json()).toMatchObject({ data: [{ to: 's***@example.com', state: 'failed' }], totalRecord: 1 });
  });
});

describe('长期没有使用', () => {
  it('46 天后提醒一次；来过之后重新计算', async () => {
    const { visitor, mobile } = await registered();
    const email = `absent${mobile}@example.com`;
    await bindEmail(api, visitor, email);
    const remind = () => api.server.platform.jobs.run('account.inactivity', {});
    const notices = async () => {
      const sql = `select count(*)::int n from notices where member_id = $1 and title = '账号长期未使用'`;
      return (await api.database.pool.query<{ n: number }>(sql, [visitor.uid])).rows[0]?.n;
    };
    api.clock.advance(45 * day);
    await remind();
    expect(await notices()).toBe(0);
    api.clock.advance(2 * day);
    await remind();
    await remind();
    expect(await notices()).toBe(1);
    expect(await newestMail(api, email)).toContain('14 天之内没有登录');
    await visitor.login(mobile);
    api.clock.advance(47 * day);
    await remind();
    expect(await notices()).toBe(2);
  });
});
