import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killOrders } from '../killOrders.ts';
import { moments, rounds, tell } from './rounds.ts';

it.skipIf(process.env['DATABASE_URL'])(
  `下单、付款和上传时 kill -9 门户、数据库或两者 ${rounds} 次：确认过的一样不丢、一单不重，没有收到真通知的不算已付，没有多出来的文件和进程`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killOrders(dataDir, rounds, { victims: ['portal', 'database', 'both'], random: moments('orders') });
    tell('1 and 2 orders and uploads', report);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, doubled: 0, unpaid: 0, torn: 0, stray: 0, leftRunning: 0 });
    expect(Math.min(report.orders, report.payments, report.uploads)).toBeGreaterThan(0);
  },
  60_000 + rounds * 20_000,
);
