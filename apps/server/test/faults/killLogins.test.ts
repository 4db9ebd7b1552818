import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killLogins } from '../killLogins.ts';
import { rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `登录时 kill -9 ${rounds} 次，没有丢失一次已确认的登录`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killLogins(dataDir, rounds);
    tell('1 Logins', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  60_000 + rounds * 20_000,
);
