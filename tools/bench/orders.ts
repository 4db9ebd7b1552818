// Orders at a steady rate on one row of stock, the worst case: every order waits for the one before it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderFrom, startMall, stopMall } from '../../apps/server/test/killOrders.ts';
import { ms, printTable, quantile } from './table.ts';

const RATE = Number(process.env['RATE'] ?? 120);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const WARM_SECONDS = 5;
const LIMIT_MS = 250;

const dataDir = mkdtempSync(join(tmpdir(), 'chippage-orders-'));
const portal = await startMall(dataDir);
const times: number[] = [];
let failed = 0;

/** Orders leave at their time whatever becomes of those before: a slow server does not get fewer of them. */
async function load(seconds: number, isMeasured: boolean): Promise<void> {
  const under: Promise<void>[] = [];
  const started = performance.now();
  for (let at = 0; at < RATE * seconds; at++) {
    const due = started + (at * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    under.push(
      orderFrom(portal, crypto.randomUUID()).then(
        (made) => {
          if (!made) failed += 1;
          else if (isMeasured) times.push(performance.now() - due);
        },
        () => void (failed += 1),
      ),
    );
  }
  await Promise.all(under);
}

try {
  await load(WARM_SECONDS, false);
  await load(SECONDS, true);
  const facts = (await (await fetch(`${portal.origin}/test/invariants`)).json()) as { torn: number; unpaid: number; orders: number };
  const p99 = quantile(times, 0.99);
  printTable(
    ['', '每秒', '单', '失败', '库存与流水不符', 'p50 ms', 'p95 ms', 'p99 ms', '上限 ms'],
    [['同一行库存', RATE, times.length, failed, facts.torn, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ms(p99), LIMIT_MS]],
  );
  process.exitCode = failed === 0 && facts.torn === 0 && p99 <= LIMIT_MS ? 0 : 1;
} finally {
  await stopMall(portal);
  rmSync(dataDir, { recursive: true, force: true });
}
