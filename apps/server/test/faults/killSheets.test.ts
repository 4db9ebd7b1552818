import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killSheets } from '../killSheets.ts';
import { moments, rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `导入四千行的表格时 kill -9 门户、数据库或两者 ${rounds} 次：再启动就接着做完，每一行都在，没有一行是两条`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killSheets(dataDir, rounds, moments('sheets'), ['portal', 'database', 'both']);
    tell('3 sheets', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, torn: 0 });
    expect(report.sheets).toBe(rounds);
  },
  60_000 + rounds * 120_000,
);
