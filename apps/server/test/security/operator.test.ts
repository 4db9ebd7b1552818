import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../src/platform/members/members.schema.ts';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { operatorOf, postJson } from '../operator.ts';

let api: TestApp;
let member: Visitor;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = api.visitor();
  await member.login('13900000171');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const operations = readContract().operations.filter(({ isOperatorOnly }) => isOperatorOnly);
const rowsOf = async (event: string) => {
  const { rows } = await api.database.pool.query<{ member_id: string; outcome: string; at: Date; ip: string; uuid: string; detail: Record<string, unknown> }>(
    'select * from audit_rows where event = $1 order by id',
    [event],
  );
  return rows;
};

describe('运营台', () => {
  it.each(operations)('$id：没有登录 401，不是运营者 403，什么也不发生', async ({ id, method, url }) => {
    const ask = (visitor: Visitor) => visitor.send({ method: method === 'GET' ? 'GET' : 'POST', url: `/api${url}` });
    expect((await ask(api.visitor())).json()).toMatchObject({ code: 401, reason: 'session.required' });
    const refused = await ask(member);
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ reason: 'session.role', msg: expect.stringMatching(/权限/) })]);
    expect((await rowsOf('access.role')).at(-1)).toMatchObject({ member_id: `${member.uid}`, outcome: 'refused', detail: { operation: id } });
  });

  it('身份被收回，下一个请求就是 403', async () => {
    const former = await operatorOf(api, '13900000172');
    expect((await former.get('/operator/overview')).statusCode).toBe(200);
    await api.server.db
      .update(members)
      .set({ role: 'member' })
      .where(eq(members.id, former.uid ?? 0));
    expect((await former.get('/operator/overview')).statusCode).toBe(403);
  });
});

describe('16.3.1–16.3.3（66）：审计', () => {
  it('运营者的每个改动留下一行：谁、什么、何时、从哪里、结果', async () => {
    const target = `${member.uid}`;
    const change: [string, () => Promise<unknown>][] = [
      ['setting.save', () => operator.post('/operator/settings/save', { key: 'site.icp', value: '示例ICP备00000000号' })],
      ['navigation.save', () => postJson(operator, '/operator/navigation/save', { list: 'common', links: [] })],
      ['hot_words.save', () => postJson(operator, '/operator/hotWords/save', { words: ['LM358'] })],
      ['page.save', () => postJson(operator, '/operator/pages/save', { key: 'mobile', title: '手机', description: '', markdown: '内容', version: 1 })],
      ['member.suspend', () => operator.post('/operator/members/suspend', { id: target, reason: '测试原因' })],
      ['member.restore', () => operator.post('/operator/members/restore', { id: target })],
    ];
    for (const [event, run] of change) {
      await run();
      expect(await rowsOf(event), event).toEqual([
        expect.objectContaining({ member_id: `${operator.uid}`, outcome: 'ok', at: api.clock.now(), ip: '127.0.0.1', uuid: operator.uuid }),
      ]);
    }
  });

  it('被拒绝的改动不留下成功的一行', async () => {
    await postJson(operator, '/operator/pages/save', { key: 'mobile', title: '手机', description: '', markdown: '晚了', version: 1 });
    await operator.post('/operator/settings/save', { key: 'lotteryStatus', value: 'x' });
    expect(await rowsOf('page.save')).toHaveLength(1);
    expect(await rowsOf('setting.save')).toHaveLength(1);
  });

  it('审计行不能改也不能删', async () => {
    await expect(api.database.pool.query('update audit_rows set event = $1', ['x'])).rejects.toThrow('append-only');
    await expect(api.database.pool.query('delete from audit_rows')).rejects.toThrow('append-only');
  });
});

it('运营台与会员的回答不留存，页面和站点事实可以', async () => {
  for (const url of ['/operator/overview', '/operator/members', '/message/page', '/user/navigation'])
    expect((await operator.get(url)).headers['cache-control']).toBe('no-store');
  for (const url of ['/siteFacts', '/page?key=about', '/category?categoryEnum=OPINION', '/searchBrandHint'])
    expect((await api.visitor().get(url)).headers).toMatchObject({ 'cache-control': 'public, max-age=30', etag: expect.any(String) });
});

it('没有接口把网址里的文字当作站点的话说出来', async () => {
  const lure = '您的账号异常请拨打000-00000000';
  for (const { method, url, isMemberOnly, query } of readContract().operations) {
    if (method !== 'GET' || isMemberOnly) continue;
    const names = [...Object.keys(query.schema.properties ?? {}), 'msg', 'message', 'error'];
    const reply = await api
      .visitor()
      .send({ method: 'GET', url: `/api${url.replaceAll(/:\w+/g, '1')}`, query: Object.fromEntries(names.map((name) => [name, lure])) });
    const { msg = '' } = reply.headers['content-type']?.includes('json') ? reply.json<{ msg?: string }>() : {};
    expect(msg, url).not.toContain(lure);
  }
});
