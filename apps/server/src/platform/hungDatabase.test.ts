import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hangDatabase } from '../../test/hangDatabase.ts';
import { createApp, createServer, type Server } from '../createServer.ts';
import { readConfig } from './config.ts';
import { one } from './errors.ts';
import type { Handlers } from './handlers.ts';
import { createLog } from './log.ts';

/** So many steps of 50 ms, as the watch counts its patience: where no processor is free, both take longer alike. */
async function inSteps(steps: number): Promise<null> {
  for (let step = 0; step < steps; step += 1) await sleep(50, undefined, { ref: false });
  return null;
}

interface Statement {
  /** Asks within the transaction. */
  ask: (text: string) => Promise<unknown>;
  /** The process that serves the transaction. */
  backend: number;
}

describe.skipIf(process.env['DATABASE_URL'] || process.platform !== 'linux')('数据库停在半路', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chippage-hung-'));
  let server: Server;
  let app: Awaited<ReturnType<typeof createApp>>;
  let interrupt: (statement: Statement) => Promise<unknown> = async () => undefined;
  beforeAll(async () => {
    const siteConfig: Handlers['siteConfig'] = ({ db }, { key }) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ backend: number }>('select pg_backend_pid() backend');
        if (key === 'interrupted') await interrupt({ ask: (text) => tx.execute(text), backend: rows[0]?.backend ?? 0 });
        return one({ key, value: '' });
      });
    const config = readConfig({ DATA_DIR: dataDir, SAMPLE: 'off' });
    server = await createServer({ config, log: createLog('silent'), hasBackground: false, handlers: { siteConfig } });
    app = await createApp(server);
    await server.ready();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = (url: string) => app.inject({ method: 'GET', url });
  const pid = () => server.databasePid() ?? 0;

  it('不等它，503，看过的目录还看得到；回来之后没有少一个连接，没有一笔做两次', { timeout: 60_000 }, async () => {
    await server.db.execute('create table held (n int)');
    const known = await ask('/api/navigation');
    const waiting = Promise.withResolvers<void>();
    const hung = Promise.withResolvers<void>();
    // Writes, and commits only after the database hangs.
    const write = server.db.transaction(async (tx) => {
      await tx.execute('insert into held values (1)');
      waiting.resolve();
      await hung.promise;
      await tx.execute('insert into held values (2)');
    });
    const written = write.then(
      () => 'committed',
      () => 'failed',
    );
    await waiting.promise;
    const goOn = hangDatabase(pid());
    onTestFinished(goOn);
    hung.resolve();
    // Two seconds, which `npm run bench -- faults` asks for on a free machine; without the watch it would be twelve.
    const late = process.env['FAULTS_REPORT'] ? sleep(2000, null, { ref: false }) : inSteps(120);
    // More than there are connections.
    const replies = await Promise.race([late, Promise.all(Array.from({ length: 40 }, (_, index) => ask(`/api/config?key=k${index}`)))]);
    for (const reply of replies ?? []) expect([reply.statusCode, reply.json().reason, reply.headers['retry-after']]).toEqual([503, 'service.unavailable', '2']);
    expect(replies).not.toBeNull();
    expect(await written).toBe('failed');

    const old = await ask('/api/navigation');
    expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([200, known.body, 'no-store']);
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/readyz')).statusCode).toBe(503);

    goOn();
    await expect.poll(() => ask('/readyz').then(({ statusCode }) => statusCode), { timeout: 5000 }).toBe(200);
    const after = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`/api/config?key=k${index}`)));
    expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await server.db.execute('select * from held')).rows).toEqual([]);
  });

  it.each([
    ['终止自己的连接', async ({ ask: say }: Statement) => say('select pg_terminate_backend(pg_backend_pid())')],
    [
      '连接在两句之间被终止',
      async ({ ask: say, backend }: Statement) => {
        await server.db.execute(`select pg_terminate_backend(${backend})`);
        await say('select 1');
      },
    ],
    [
      '整个数据库被杀死',
      async ({ ask: say }: Statement) => {
        process.kill(pid(), 'SIGKILL');
        await say('select pg_sleep(20)');
      },
    ],
  ])('在事务中断开：%s，503，不是 500', async (_name, end) => {
    interrupt = end;
    const reply = await ask('/api/config?key=interrupted');
    expect([reply.statusCode, reply.json().reason]).toEqual([503, 'service.unavailable']);
    await expect.poll(() => ask('/api/config?key=a').then(({ statusCode }) => statusCode), { timeout: 10_000 }).toBe(200);
  });
});
