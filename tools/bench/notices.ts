// 200 notices of payments within a second, every payment told twice: each order is paid once, and nobody waits longer than three seconds.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPayment, orderFrom, payAt, startMall, stopMall } from '../../apps/server/test/killOrders.ts';
import { ms, printTable, quantile } from './table.ts';

const PAYMENTS = 100;
const LIMIT_MS = 3000;
const dataDir = mkdtempSync(join(tmpdir(), 'chippage-notices-'));
const portal = await startMall(dataDir);
try {
  const cashiers: string[] = [];
  for (let at = 0; at < PAYMENTS; at++) {
    const order = await orderFrom(portal, randomUUID());
    if (order) cashiers.push(await openPayment(portal, order.id));
  }
  const started = performance.now();
  const told = [...cashiers, ...cashiers].map(async (cashier, at) => {
    await sleep((at * 1000) / (2 * PAYMENTS));
    const sent = performance.now();
    const isUnderstood = await payAt(portal, cashier).catch(() => false);
    return { isUnderstood, ms: performance.now() - sent };
  });
  const results = await Promise.all(told);
  const seconds = (performance.now() - started) / 1000;
  const facts = (await (await fetch(`${portal.origin}/test/invariants`)).json()) as { torn: number; unpaid: number };
  const times = results.map((result) => result.ms);
  const failed = results.filter(({ isUnderstood }) => !isUnderstood).length;
  printTable(
    ['', '通知', '没有听懂', '账目不符', '全部用秒', 'p50 ms', 'p99 ms', '上限 ms'],
    [
      [
        '付款通知，一半是重复的',
        results.length,
        failed,
        facts.torn + facts.unpaid,
        seconds.toFixed(1),
        ms(quantile(times, 0.5)),
        ms(quantile(times, 0.99)),
        LIMIT_MS,
      ],
    ],
  );
  process.exitCode = cashiers.length === PAYMENTS && failed + facts.torn + facts.unpaid === 0 && Math.max(...times) <= LIMIT_MS ? 0 : 1;
} finally {
  await stopMall(portal);
  rmSync(dataDir, { recursive: true, force: true });
}
