import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killDisk } from '../killDisk.ts';
import { moments, rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `云盘里上传、移动、删除、还原、彻底删除时 kill -9 门户、数据库或两者 ${rounds} 次：确认过的都在那里，没有一个变成两个，空间一个字节不差`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killDisk(dataDir, rounds, moments('disk'), ['portal', 'database', 'both']);
    tell('2 disk', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, doubled: 0, torn: 0, stray: 0, faults: [] });
    expect(Math.min(report.uploads, report.moves, report.discards, report.restores, report.erasures)).toBeGreaterThan(0);
  },
  60_000 + rounds * 60_000,
);
