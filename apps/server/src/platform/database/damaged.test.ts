import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import { troubleIn } from './startFailure.ts';

const folder = mkdtempSync(join(tmpdir(), 'chippage-damaged-'));
const whole = join(folder, 'whole');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names and sizes of what must stay as it is. */
const contents = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(postgres\.log|portal\.pid|postgres-socket)|postmaster\.(pid|opts)|pg_dynshmem|pg_stat/.test(name))
    .map((name) => `${name} ${statSync(join(dataDir, name)).isFile() ? statSync(join(dataDir, name)).size : ''}`)
    .toSorted();

describe.skipIf(process.env['DATABASE_URL'])('不完整的数据文件夹', () => {
  beforeAll(async () => {
    mkdirSync(whole);
    await (await openDatabase({ dataDir: whole, isDurable: false })).close();
  });

  it.each<[string, string, (postgres: string) => void]>([
    ['没有 pg_control', '不完整或已损坏', (postgres) => rmSync(join(postgres, 'global/pg_control'))],
    ['没有 PG_VERSION', '不完整或已损坏', (postgres) => rmSync(join(postgres, 'PG_VERSION'))],
    ['删了一半', '不完整或已损坏', (postgres) => rmSync(join(postgres, 'base'), { recursive: true })],
    ['日志（WAL）没有了', '不完整或已损坏', (postgres) => rmSync(join(postgres, 'pg_wal'), { recursive: true })],
    ['别的版本', '属于 PostgreSQL 16', (postgres) => writeFileSync(join(postgres, 'PG_VERSION'), '16\n')],
    [
      '日志（WAL）被截断',
      '不完整或已损坏',
      (postgres) => {
        for (const name of readdirSync(join(postgres, 'pg_wal'))) if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(postgres, 'pg_wal', name), 100);
      },
    ],
    ['pg_control 被截断', '不完整或已损坏', (postgres) => truncateSync(join(postgres, 'global/pg_control'), 50)],
    [
      '只剩文件，没有数据库',
      '为免弄乱数据没有启动',
      (postgres) => {
        rmSync(postgres, { recursive: true });
        mkdirSync(join(postgres, '../files/ab'), { recursive: true });
      },
    ],
    [
      '不是我们的',
      '不完整或已损坏',
      (postgres) => {
        rmSync(postgres, { recursive: true });
        mkdirSync(postgres);
        writeFileSync(join(postgres, 'letter.txt'), 'hello');
      },
    ],
  ])('%s：说清楚，什么也不覆盖', async (_name, sentence, damage) => {
    const dataDir = join(folder, 'copy');
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(whole, dataDir, { recursive: true, preserveTimestamps: true });

    damage(join(dataDir, 'postgres'));
    const before = contents(dataDir);
    await expect(openDatabase({ dataDir, isDurable: false })).rejects.toThrow(sentence);
    expect(contents(dataDir)).toEqual(before);
  });
});

it.each([
  ['FATAL:  lock file "postmaster.pid" already exists', 'busy'],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'busy'],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'full'],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', 'damaged'],
  ['FATAL:  could not load library', 'unknown'],
])('%s', (line, trouble) => {
  expect(troubleIn(line)).toBe(trouble);
});
