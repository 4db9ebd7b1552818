import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExcelTask, ExcelTaskDetail } from '@chippage/api/types';
import { kill, type Portal, serverOf, startMall, stopMall, type Victim } from './killOrders.ts';
import { askPortal, headersOf } from './killUploads.ts';

/** What came of killing the import of sheets. */
export interface SheetKillReport {
  rounds: number;
  /** Sheets, starts and rows that a client was told of. */
  sheets: number;
  started: number;
  rows: number;
  /** Of those, how many were not there in the end; has to be 0. */
  lost: number;
  /** Rows that were there more than once, or sheets that stopped; has to be 0. */
  torn: number;
  faults: string[];
}

interface SentSheet {
  id: number;
  /** Every model of it begins so. */
  name: string;
  isStarted: boolean;
  /** Rows that were told to be on the board. */
  ok: number;
}

const ROWS = 4000;

/** Uploads a sheet. @throws Error when nobody said that it is there */
export async function sendSheet(portal: Portal, bytes: string | Uint8Array<ArrayBuffer>, name: string): Promise<ExcelTask> {
  const body = new FormData();
  body.append('kind', 'stock');
  body.append('name', name);
  body.append('file', new Blob([bytes]), name);
  return askPortal<ExcelTask>(portal, '/demand/excel-task/add', { method: 'POST', body });
}

/** How a task stands. */
const taskOf = (portal: Portal, id: number): Promise<ExcelTaskDetail> => askPortal(portal, `/demand/excel-task/detail?id=${id}`);
/** Does something with a task. */
export const moveTask = (portal: Portal, id: number, deed: string): Promise<ExcelTaskDetail> =>
  askPortal(portal, '/demand/excel-task/move', { method: 'POST', body: new URLSearchParams({ id: `${id}`, deed }) });

/** Waits until a task is where it has to be; null when nothing happened for a minute. */
export async function taskThat(
  portal: Portal,
  id: number,
  isThere: (task: ExcelTaskDetail) => boolean,
  onLook: (task: ExcelTaskDetail) => void = () => undefined,
): Promise<ExcelTaskDetail | null> {
  for (let [known, until] = ['', performance.now() + 60_000]; ; await sleep(200)) {
    const task = await taskOf(portal, id);
    onLook(task);
    if (isThere(task)) return task;
    const now = `${task.state} ${task.progress} ${task.ok}`;
    if (now !== known) [known, until] = [now, performance.now() + 60_000];
    if (performance.now() > until) return null;
  }
}

async function countRows(portal: Portal, name: string): Promise<number> {
  const reply = await fetch(`${portal.origin}/api/demand/user/list?type=0&keywords=${name}&pageSize=1`, { headers: headersOf(portal) });
  return ((await reply.json()) as { totalRecord: number }).totalRecord;
}

async function check(portal: Portal, sent: SentSheet, report: SheetKillReport): Promise<void> {
  const fault = (kind: 'lost' | 'torn', what: string) => {
    report[kind] += 1;
    report.faults.push(`${kind}: sheet ${sent.id} ${what}`);
  };
  const ready = await taskThat(portal, sent.id, ({ state, isReady }) => isReady || state === 'done' || (!sent.isStarted && state === 'importing'));
  if (!ready) return fault('torn', `stays at ${(await taskOf(portal, sent.id)).state}`);
  if (ready.isReady && sent.isStarted) return fault('lost', 'was started and is not');
  if (ready.isReady) await moveTask(portal, sent.id, 'start');
  const done = await taskThat(portal, sent.id, ({ state }) => state === 'done');
  if (!done) return fault('torn', `stays at ${(await taskOf(portal, sent.id)).ok} rows`);
  const there = await countRows(portal, sent.name);
  if (there < ROWS) fault('lost', `has ${there} of ${ROWS} rows`);
  if (there > ROWS || done.ok !== ROWS) fault('torn', `has ${there} rows and says ${done.ok}`);
}

/** Uploads sheets and imports them, kills at a random moment, starts again, and looks whether they are done and every row is there once. */
export async function killSheets(dataDir: string, rounds: number, random: () => number, victims: readonly Victim[]): Promise<SheetKillReport> {
  const report: SheetKillReport = { rounds, sheets: 0, started: 0, rows: 0, lost: 0, torn: 0, faults: [] };
  let sent: SentSheet | null = null;
  for (let round = 0; round <= rounds; round++) {
    const portal = await startMall(dataDir, true);
    if (sent) await check(portal, sent, report);
    if (round === rounds) {
      await stopMall(portal);
      break;
    }
    const name = `K${randomUUID().slice(0, 8).toUpperCase()}`;
    const text = `型号,数量,单价\n${Array.from({ length: ROWS }, (_, at) => `${name}-${at},${at + 1},1.5`).join('\n')}`;
    const { id } = await sendSheet(portal, text, '库存.csv');
    const own: SentSheet = { id, name, isStarted: false, ok: 0 };
    sent = own;
    // In every third round it is killed while it is read or checked, else while it is imported.
    const work = (async () => {
      await taskThat(portal, id, ({ isReady }) => isReady);
      await moveTask(portal, id, 'start');
      own.isStarted = true;
      await taskThat(
        portal,
        id,
        ({ state }) => state === 'done',
        ({ ok }) => (own.ok = Math.max(own.ok, ok)),
      );
    })().catch(() => undefined);
    if (round % 3 !== 0) for (const end = performance.now() + 60_000; !own.isStarted && performance.now() < end;) await sleep(5);
    await sleep(random() * 1500);
    await kill(portal, serverOf(dataDir), victims[Math.floor(random() * victims.length)] ?? 'portal');
    await work;
    report.sheets += 1;
    report.started += Number(own.isStarted);
    report.rows += own.ok;
  }
  return report;
}
