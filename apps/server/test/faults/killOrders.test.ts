import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killOrders } from '../killOrders.ts';

/** A few for every test run; `npm run bench` does two hundred. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);

it.skipIf(process.env['DATABASE_URL'])(
  `下单和付款通知时 kill -9 ${rounds} 次：确认过的一单不丢、一单不重，没有收到真通知的一单也不算已付`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chippage-kill-'));
    const report = await killOrders(dataDir, rounds);
    rmSync(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject({ rounds, lost: 0, doubled: 0, unpaid: 0, torn: 0 });
    expect(Math.min(report.orders, report.payments)).toBeGreaterThan(0);
  },
  60_000 + rounds * 20_000,
);
