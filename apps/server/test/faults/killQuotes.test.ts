import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killQuotes } from '../killQuotes.ts';
import { moments, rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `发布求购、报价、接受时 kill -9 门户、数据库或两者 ${rounds} 次：确认过的都在，同一个编号再来还是那一份，一条求购只成交一次`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killQuotes(dataDir, rounds, moments('quotes'), ['portal', 'database', 'both']);
    tell('1 quotes', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, doubled: 0, torn: 0 });
    expect(Math.min(report.rows, report.quotes, report.deals)).toBeGreaterThan(0);
  },
  60_000 + rounds * 60_000,
);
