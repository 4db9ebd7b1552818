import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createApp, createServer, type Server } from '../createServer.ts';
import { one } from './errors.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

describe.skipIf(process.env['DATABASE_URL'])('数据库没了', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chippage-away-'));
  let server: Server;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    server = await createServer({ config: readConfig({ DATA_DIR: dataDir, SAMPLE: 'off' }), log: createLog('silent'), hasBackground: false });
    app = await createApp(server);
    await server.ready();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = (url: string) => app.inject({ method: 'GET', url });

  it('回答旧的或 503 并请人稍后再来，回来之后不用重启', async () => {
    expect((await ask('/api/config?key=a')).statusCode).toBe(200);
    expect((await ask('/readyz')).statusCode).toBe(200);
    const pid = server.databasePid();
    process.kill(pid ?? 0, 'SIGKILL');
    await sleep(20);
    const reply = await ask('/api/config?key=a');
    const { reason, msg } = reply.json<{ reason?: string; msg: string }>();
    expect([
      { status: 200, reason: undefined, msg: '' },
      { status: 503, reason: 'service.unavailable', msg: '服务暂时不可用，请稍后再试' },
    ]).toContainEqual({ status: reply.statusCode, reason, msg });
    expect((await ask('/healthz')).statusCode).toBe(200);
    await expect.poll(() => ask('/api/config?key=a').then((answer) => answer.statusCode), { timeout: 10_000 }).toBe(200);
  });
});

describe('停止', () => {
  it('正在处理的请求会完成', async () => {
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((done) => (finish = done));
    const api: TestApp = await createTestApp({
      logLevel: 'silent',
      handlers: {
        siteConfig: async (_ctx, { key }) => {
          await gate;
          return one({ key, value: 'done' });
        },
      },
    });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const address = api.app.server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/config?key=a`;
    const under = fetch(url);
    await sleep(100);
    const closed = api.close();
    await sleep(50);
    finish();
    expect(await (await under).json()).toMatchObject({ data: { value: 'done' } });
    await closed;
    await expect(fetch(url)).rejects.toThrow();
  });
});

it('开发用发件箱有本该发出的验证码', async () => {
  const api = await createTestApp({ logLevel: 'silent' });
  await api.visitor().receiveCode('13800138001');
  const page = await api.developers.inject('/__dev/outbox');
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<div class="code">\d{6}<\/div>/);
  const data = await api.developers.inject({ url: '/__dev/outbox', headers: { accept: 'application/json' } });
  expect(data.json()).toMatchObject({ data: [{ recipient: '+8613800138001', code: expect.stringMatching(/^\d{6}$/) }] });
  await api.close();
});
