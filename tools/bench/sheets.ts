// A sheet of 20,000 rows, 120 of them wrong: how long it takes to read, check and import, and what the board answers meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOf, startMall, stopMall } from '../../apps/server/test/killOrders.ts';
import { moveTask, sendSheet, taskThat } from '../../apps/server/test/killSheets.ts';
import { xlsxOf } from '../../apps/server/src/inquiries/tasks/errorFile.ts';
import { cpuOf } from './cpuOf.ts';
import { ms, printTable, quantile } from './table.ts';

const ROWS = 20_000;
const WRONG = 120;
const BAR_MS = 20_000;
const rounds = Number(process.env['ROUNDS'] ?? 3);
process.env['ANONYMOUS_BUDGET'] = 'off';

const sheetOf = (round: number) => ({
  head: ['型号', '品牌', '数量', '单价', '币种', '含税', '批号', '封装', '包装', '成色', '交期', '地点', '备注'],
  rows: Array.from({ length: ROWS }, (_, at) => {
    const quantity = at % Math.floor(ROWS / WRONG) === 0 && at / Math.floor(ROWS / WRONG) < WRONG ? '很多' : String(100 + at + round);
    return [`STM32F${100 + (at % 900)}C${at}T6`, 'ST', quantity, '6.85', 'CNY', '含税', '2435+', 'LQFP-48', '编带', 'A1', '3天', '深圳', '原装现货，实单可谈'];
  }),
});

const folder = mkdtempSync(join(tmpdir(), 'chippage-sheets-'));
const portal = await startMall(folder, true);
const cpu = () => cpuOf(portal.process.pid ?? 0, serverOf(folder) ?? 0);

/** Reads the board again and again until told to stop. */
async function readBoard(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${portal.origin}/api/demand/list?type=0&pageSize=30`)).arrayBuffer();
    times.push(performance.now() - from);
    await sleep(20);
  }
  return times;
}

/** Has a sheet worked off. @throws Error when it stands still */
async function workOff(bytes: Uint8Array<ArrayBuffer>) {
  const from = performance.now();
  const { id } = await sendSheet(portal, bytes, '库存.xlsx');
  const ready = await taskThat(portal, id, ({ isReady, state }) => isReady || state === 'failed');
  if (!ready?.isReady) throw new Error(`the sheet was not checked: ${JSON.stringify(ready)}`);
  const checked = performance.now();
  await moveTask(portal, id, 'start');
  const done = await taskThat(portal, id, ({ state }) => state === 'done' || state === 'failed');
  if (done?.state !== 'done') throw new Error(`the sheet was not imported: ${JSON.stringify(done)}`);
  const end = performance.now();
  return { counts: ready.counts, ok: done.ok, checkMs: checked - from, importMs: end - checked };
}

try {
  process.stdout.write(
    `负载 ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
  const table: (string | number)[][] = [];
  let isMet = true;
  for (let round = 1; round <= rounds; round++) {
    const bytes = new Uint8Array(await buffer(xlsxOf(sheetOf(round))));
    const quietUntil = performance.now() + 4000;
    const quiet = quantile(await readBoard(() => performance.now() > quietUntil), 0.95);
    let isOver = false;
    const before = cpu();
    // Told to stop whatever happens: a sheet that stands still would otherwise be waited for by a reader that nothing ends.
    const [times, { counts, ok, checkMs, importMs }] = await Promise.all([readBoard(() => isOver), workOff(bytes).finally(() => (isOver = true))]);
    const after = cpu();
    const busy = quantile(times, 0.95);
    const seconds = (took: number) => (took / 1000).toFixed(1);
    isMet &&= checkMs + importMs <= BAR_MS && busy <= 2 * quiet && ok === ROWS - WRONG;
    table.push([
      round,
      `${counts?.new}/${counts?.changed}/${counts?.same}/${counts?.wrong}`,
      ok,
      seconds(checkMs),
      seconds(importMs),
      seconds(checkMs + importMs),
      (after.portal - before.portal).toFixed(1),
      (after.database - before.database).toFixed(1),
      ms(quiet),
      ms(busy),
    ]);
  }
  printTable(['轮', '新/变/同/错', '导入', '读和校验 s', '导入 s', '共 s', '门户 CPU s', '数据库 CPU s', '平时 p95 ms', '导入时 p95 ms'], table);
  process.stdout.write(isMet ? '达到目标。\n' : '没有达到目标（20 秒，p95 不超过平时的两倍）。\n');
  process.exitCode = isMet ? 0 : 1;
} finally {
  await stopMall(portal);
  rmSync(folder, { recursive: true, force: true });
}
