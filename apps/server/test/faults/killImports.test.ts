import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killImports } from '../killImports.ts';
import { rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `导入时 kill -9 ${rounds} 次，报告已写入的行一行不少，没有写了一半的批次`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const report = await killImports(dataDir, rounds);
    tell('1 Imports', report);
    rmSync(folder, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, torn: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  60_000 + rounds * 20_000,
);
