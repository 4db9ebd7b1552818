import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { listen } from '../services/standIns/listen.ts';
import { forgetPageVisits } from './history.queries.ts';
import { pageVisits } from './history.schema.ts';
import { flushVisits } from './tracking.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

describe('访问记录', () => {
  it('成批写下；是谁由会话说，不由请求说', async () => {
    const member = api.visitor();
    await member.login('13900000111');
    await member.get('/webTracking', { from: '/?code=123456', value: '/about', user_id: '999', stay_time: '12' });
    await api.visitor().get('/webTracking', { value: '/privacy?token=secret' });
    await api.visitor().get('/webTracking', { value: 'not a path' });
    expect(await api.server.db.select().from(pageVisits)).toEqual([]);
    await flushVisits(api.server.db, api.server.platform.services.visitLog);
    expect(await api.server.db.select().from(pageVisits)).toEqual([
      expect.objectContaining({ fromPath: '/', path: '/about', memberId: member.uid, staySeconds: 12 }),
      expect.objectContaining({ fromPath: '', path: '/privacy', memberId: null, staySeconds: 0 }),
    ]);
  });

  it('90 天后删除', async () => {
    await forgetPageVisits(api.server.db, new Date(api.clock.now().getTime() + 1));
    expect(await api.server.db.select().from(pageVisits)).toEqual([]);
  });

  it('同一网络每分钟 120 次；太大的得到 413 或 422', async () => {
    const visitor = api.visitor({ ip: '203.0.113.20' });
    const start = Math.round(performance.now());
    const monotonic = vi.spyOn(performance, 'now').mockReturnValue(start);
    const statusOf = async () => (await visitor.get('/webTracking', { value: '/' })).statusCode;
    const statuses: number[] = [];
    for (let count = 0; count < 125; count++) statuses.push(await statusOf());
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
    // A clock that is set forward gives nothing back; time that passes does.
    api.clock.advance(60_000);
    expect(await statusOf()).toBe(429);
    monotonic.mockReturnValue(start + 1000);
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429]);
    monotonic.mockRestore();
    const other = api.visitor({ ip: '203.0.113.21' });
    expect((await other.get('/webTracking', { value: '/' })).statusCode).toBe(200);
    expect((await other.get('/webTracking', { from: `/${'😀'.repeat(299)}`, value: `/${'😀'.repeat(299)}` })).statusCode).toBe(413);
    expect((await other.get('/webTracking', { value: `/${'x'.repeat(3000)}` })).statusCode).toBe(422);
  });
});

it('配置了 LOG_URL 时逐条转发；对方没有回应也不影响谁', async () => {
  const seen: string[] = [];
  const standIn = await listen(({ path, query }) => {
    seen.push(`${path}?${query}`);
    return { status: seen.length > 2 ? 500 : 200, body: {} };
  });
  const own = await createTestApp({ logLevel: 'silent', env: { LOG_URL: `http://${standIn.endpoint}/log?site=chippage` } });
  for (let count = 0; count < 3; count++) await own.visitor().get('/webTracking', { from: '/a?x=1', value: `/b${count}`, stay_time: '3' });
  await flushVisits(own.server.db, own.server.platform.services.visitLog);
  expect(seen).toEqual([0, 1, 2].map((count) => `/log?site=chippage&from=%2Fa&value=%2Fb${count}&user_id=&stay_time=3`));
  await own.close();
  await standIn.close();
});
