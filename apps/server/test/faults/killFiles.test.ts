import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killFiles } from '../killFiles.ts';
import { moments, rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `分段上传和匹配一万行的 BOM 时 kill -9 门户、数据库或两者 ${rounds} 次：确认过的一样不丢，没有半份，断了的接着传完`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killFiles(dataDir, rounds, moments('files'), ['portal', 'database', 'both']);
    tell('1 and 2 parts and lists', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, torn: 0, stray: 0 });
    expect(Math.min(report.parts, report.lists)).toBeGreaterThan(0);
  },
  // Ends what hangs: some lists of a round are matched one after the other, half a minute each beside other work.
  60_000 + rounds * 300_000,
);
