import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase } from './open.ts';

describe('测试数据库', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('是迁移过的副本，认识汉字的三元组', async () => {
    const { rows } = await database.pool.query<{ n: number }>(`select cardinality(show_trgm('规格书')) n from blobs right join (select 1) x on true`);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});

// A folder that only its owner may enter, deep enough that the socket's path is too long: both are common (mktemp -d, CI).
describe.skipIf(process.env['DATABASE_URL'])('内置数据库', () => {
  const parent = mkdtempSync(join(tmpdir(), 'chippage-embedded-'));
  const dataDir = join(parent, 'a'.repeat(90));
  mkdirSync(dataDir);
  const portals: ChildProcess[] = [];
  afterAll(() => {
    for (const portal of portals) portal.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });

  /** A process that opens the folder, acknowledges one committed row per line and waits. */
  async function startPortal(): Promise<ChildProcess> {
    const portal = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, '../../../test/holdDatabase.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    portals.push(portal);
    await once(portal.stdout ?? portal, 'data');
    return portal;
  }

  it('kill -9 之后不丢已确认的行，留下的进程被收走，第二个进程被拒绝并说出进程号', async () => {
    const first = await startPortal();
    await expect(openDatabase({ dataDir })).rejects.toThrow(`（进程号 ${first.pid}）`);
    let acknowledged = 0;
    first.stdout?.on('data', (chunk) => (acknowledged += String(chunk).trim().split('\n').length));
    await sleep(300);
    const left = once(first, 'exit');
    first.kill('SIGKILL');
    await left;

    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int n from held');
    await database.close();
    expect(acknowledged).toBeGreaterThan(0);
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('自己崩溃的数据库会重新启动', async () => {
    const crashes: string[] = [];
    const database = await openDatabase({ dataDir, onCrash: (detail) => crashes.push(detail) });
    process.kill(database.pid() ?? 0, 'SIGKILL');
    await expect
      .poll(
        () =>
          database.pool.query('select 1 as one').then(
            ({ rows }) => rows,
            () => null,
          ),
        { timeout: 10_000 },
      )
      .toEqual([{ one: 1 }]);
    await database.close();
    expect(crashes).toHaveLength(1);
  });

  it('数据只有数据库的账号能读', () => {
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'postgres-socket')).mode & 0o077).toBe(0);
  });
});
