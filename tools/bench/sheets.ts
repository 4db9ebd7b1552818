// A sheet of 20,000 rows, 120 of them wrong: how long it takes to read, check and import, and what the board answers meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMall, stopMall } from '../../apps/server/test/killOrders.ts';
import { moveTask, sendSheet, taskThat } from '../../apps/server/test/killSheets.ts';
import { xlsxOf } from '../../apps/server/src/inquiries/tasks/errorFile.ts';
import { printTable } from './table.ts';

const ROWS = 20_000;
const WRONG = 120;
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
const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

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

try {
  const table: (string | number)[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const bytes = new Uint8Array(await buffer(xlsxOf(sheetOf(round))));
    const quietUntil = performance.now() + 4000;
    const quiet = await readBoard(() => performance.now() > quietUntil);
    let isOver = false;
    const busy = readBoard(() => isOver);
    const from = performance.now();
    const { id } = await sendSheet(portal, bytes, '库存.xlsx');
    const ready = await taskThat(portal, id, ({ isReady, state }) => isReady || state === 'failed');
    const checked = performance.now();
    await moveTask(portal, id, 'start');
    const done = await taskThat(portal, id, ({ state }) => state === 'done' || state === 'failed');
    const end = performance.now();
    isOver = true;
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const counts = ready?.counts;
    table.push([
      round,
      `${counts?.new}/${counts?.changed}/${counts?.same}/${counts?.wrong}`,
      `${done?.state} ${done?.ok}`,
      seconds(checked - from),
      seconds(end - checked),
      seconds(end - from),
      p95(quiet).toFixed(0),
      p95(await busy).toFixed(0),
    ]);
  }
  printTable(['轮', '新/变/同/错', '结果', '读和校验 s', '导入 s', '共 s', '平时 p95 ms', '导入时 p95 ms'], table);
} finally {
  await stopMall(portal);
  rmSync(folder, { recursive: true, force: true });
}
