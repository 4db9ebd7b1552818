import { dateCodeDoubt } from '@chippage/api/dateCode';
import { excelTaskLimits } from '@chippage/api/limits';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { foundedYears } from '../../datasheets/parts/brandNames.queries.ts';
import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { findCompanyName } from '../../enterprise/companies.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type BoardRecord, expiryOf, partMeant, REFRESH_HOURS, toFacts, wrongFacts } from '../board/board.rules.ts';
import { endQuotesOf } from '../quotes/deals.ts';
import { allows, onlyTarget } from '../states.rules.ts';
import { findHead } from './columns.rules.ts';
import { columnOfField, readRow } from './readRow.rules.ts';
import {
  bringRows,
  changeTask,
  type CheckedRow,
  closeMissing,
  countAfter,
  countMissing,
  dropRows,
  identitiesAbove,
  keepRows,
  keptHeads,
  commitLater,
  lockTask,
  rowsAfter,
  rowsOfSheets,
  stalledTasks,
  writeChecked,
} from './tasks.queries.ts';
import { boardTypeOf, changesOf, identityOf, isReady, keepUnsaid, type TaskRecord, type TaskRowRecord } from './tasks.rules.ts';
import type { StoredRowError } from './tasks.schema.ts';

type World = Pick<Platform, 'db' | 'clock' | 'files' | 'parsing' | 'log'>;

/** The queue of sheets. */
export const EXCEL_TASK = 'inquiries.excelTask';

/** Rows of one transaction: what a kill takes back. */
const CHUNK = 1000;
/** Rows that are checked at once: so long this thread serves nobody else. */
const CHECKED = 250;
/** How long a new row stays. */
const NEW_DAYS = 30;
/** After so long without a step somebody else goes on: its worker was killed. */
const STALLED_MS = 30_000;

/** Goes on with tasks whose worker was killed; one of them at each start. */
export const stalled = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, ms = STALLED_MS): Promise<number[]> =>
  stalledTasks(db, new Date(clock.now().getTime() - ms));

/**
 * Works a sheet off: reads, checks, imports, until it waits for somebody or has ended. Each step is a transaction of its own that
 * holds the task and says with its rows how far it is: whoever is killed loses no step that was committed, and two who work on one
 * sheet take turns.
 */
export async function runTask(world: World, taskId: number): Promise<void> {
  for (let next: Next = 'goOn'; next !== 'stop';) next = next === 'read' ? await readFile(world, taskId) : await takeStep(world, taskId);
}

/** What is to be done after a step: nothing by this worker, another step, or reading the file. */
type Next = 'stop' | 'goOn' | 'read';

const takeStep = (world: World, taskId: number): Promise<Next> =>
  world.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId);
    if (task?.state === 'queued') {
      await changeTask(tx, taskId, { state: onlyTarget('task', 'parse'), movedAt: world.clock.now() });
      return 'read';
    }
    if (task?.state === 'parsing') return 'read';
    if (task?.state === 'checking' && !isReady(task)) {
      // What a power cut takes of it is found out again.
      await commitLater(tx);
      return check(world, tx, task);
    }
    return task?.state === 'importing' ? bringIn(world, tx, task) : 'stop';
  });

/** Reads the file of a task that is at that, outside of any transaction. */
async function readFile(world: World, taskId: number): Promise<Next> {
  const { db, files, parsing, clock } = world;
  const task = await db.transaction((tx) => lockTask(tx, taskId));
  if (task?.state !== 'parsing') return 'stop';
  const found = await files.locate(task.sha256);
  const { rows, columns, cell } = excelTaskLimits;
  // Titles and heads come on top.
  // Its company waits for it: it does not stand in line with the files that only jobs read.
  const parsed = found ? await parsing.parse('sheet', `company:${task.enterpriseId}`, found, { rows: rows + 100, columns, cell }) : null;
  const answer = parsed?.answer ?? { fault: 'unreadable' as const };
  const chunks = 'fault' in answer ? [] : await unpack(parsed?.bytes ?? Buffer.alloc(0));
  return db.transaction(async (tx) => {
    const now = clock.now();
    const held = await lockTask(tx, taskId);
    if (held?.state !== 'parsing') return 'goOn';
    const fail = async (fault: NonNullable<TaskRecord['fault']>) => {
      await dropRows(tx, taskId);
      await end(tx, { ...held, fault }, 'fail', now);
      return 'stop' as const;
    };
    if ('fault' in answer) return fail(answer.fault);
    const first = chunks[0]?.slice(0, 10) ?? [];
    const head = findHead(first, await keptHeads(tx, held));
    for (const chunk of chunks) await keepRows(tx, taskId, chunk);
    const total = await countAfter(tx, taskId, head.headRow);
    if (total === 0) return fail('no_rows');
    if (total > rows) return fail('too_many_rows');
    await changeTask(tx, taskId, { ...head, total, state: onlyTarget('task', 'check'), position: head.headRow, movedAt: now });
    return 'goOn';
  });
}

/** The rows that a parser packed, in portions. */
async function unpack(bytes: Buffer): Promise<{ no: number; cells: string[] }[][]> {
  const chunks: { no: number; cells: string[] }[][] = [];
  let chunk: { no: number; cells: string[] }[] = [];
  for await (const line of createInterface({ input: Readable.from([bytes]).pipe(createGunzip()) })) {
    const [no, cells] = JSON.parse(line) as [number, string[]];
    chunk.push({ no, cells });
    if (chunk.length < CHUNK) continue;
    chunks.push(chunk);
    chunk = [];
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}

/** Checks the next rows: what they say, which parts they mean, what they change. */
async function check({ clock }: World, tx: Db, task: TaskRecord): Promise<Next> {
  const now = clock.now();
  const mapping = task.mapping ?? [];
  const isKnown = mapping.includes('model');
  const rows = isKnown ? await rowsAfter(tx, task.id, Math.max(task.position, task.headRow ?? 0), CHECKED) : [];
  if (rows.length === 0) {
    const missingRows = isKnown ? await countMissing(tx, task) : 0;
    await changeTask(tx, task.id, { checkedAt: now, movedAt: now, missingRows, position: task.headRow ?? 0 });
    return 'stop';
  }
  const checked = await checkRows(tx, task, rows, now);
  await writeChecked(tx, task.id, checked);
  const count = (outcome: CheckedRow['outcome']) => checked.filter((row) => row.outcome === outcome).length;
  await changeTask(tx, task.id, {
    position: rows.at(-1)?.rowNo ?? task.position,
    checked: task.checked + rows.length,
    newRows: task.newRows + count('new'),
    changedRows: task.changedRows + count('changed'),
    sameRows: task.sameRows + count('same'),
    wrongRows: task.wrongRows + count('wrong'),
    movedAt: now,
  });
  return 'goOn';
}

async function checkRows(tx: Db, task: TaskRecord, rows: readonly TaskRowRecord[], now: Date): Promise<CheckedRow[]> {
  const mapping = task.mapping ?? [];
  const companyName = await findCompanyName(tx, task.enterpriseId);
  const at = (field: string) => mapping.indexOf(columnOfField[field] ?? null);
  const read = rows.map(({ rowNo, cells }) => {
    const { form, errors } = readRow(cells, { mapping, type: boardTypeOf(task.kind), isAnonymous: task.isAnonymous });
    const wrong = errors.length > 0 ? [] : wrongFacts(form, { companyName });
    const found = wrong.map(({ field, msg }): StoredRowError => {
      const column = at(field);
      return { column: column < 0 ? null : column, code: 'contradiction', message: msg, value: (cells[column] ?? '').slice(0, 100) };
    });
    return { rowNo, form, errors: [...errors, ...found] };
  });
  const keys = [...new Set(read.flatMap(({ form, errors }) => (errors.length > 0 ? [] : [partKey(form.model)])))];
  const parts = Map.groupBy(await findPartsOfKeys(tx, keys), ({ mpnKey }) => mpnKey);
  const known = read.map(({ form, ...row }) => {
    const part = partMeant(parts.get(partKey(form.model)) ?? [], form.brandName ?? null);
    return { ...row, facts: toFacts(form, part), brandId: part?.brandId ?? null };
  });
  const founded = await foundedYears(tx, [...new Set(known.flatMap(({ brandId }) => brandId ?? []))]);
  const judged = known.map((row) => {
    const { dateCode } = row.facts;
    const doubt = dateCode === null ? null : dateCodeDoubt(dateCode, { now, foundedYear: row.brandId === null ? undefined : founded.get(row.brandId) });
    const error: StoredRowError | null = doubt === null ? null : { column: at('dateCode'), code: 'date_code', message: doubt, value: dateCode ?? '' };
    return error && row.errors.length === 0 ? { ...row, errors: [error] } : row;
  });
  return compare(tx, task, judged);
}

/** Holds rows against what earlier sheets brought: the n-th of an identity in this sheet is the n-th of those on the board. */
async function compare(
  tx: Db,
  task: TaskRecord,
  rows: readonly { rowNo: number; errors: StoredRowError[]; facts: ReturnType<typeof toFacts> }[],
): Promise<CheckedRow[]> {
  const keyOf = new Map(rows.flatMap((row) => (row.errors.length > 0 ? [] : [[row.rowNo, identityOf(row.facts)]])));
  const keys = [...new Set(keyOf.values())];
  const above = await identitiesAbove(tx, task.id, (rows[0]?.rowNo ?? 1) - 1, keys);
  const stored = Map.groupBy(await rowsOfSheets(tx, task, keys), ({ sheetKey }) => sheetKey ?? '');
  const wrongRow = (row: (typeof rows)[number], errors: StoredRowError[]): CheckedRow => ({
    rowNo: row.rowNo,
    outcome: 'wrong',
    errors,
    changes: null,
    facts: null,
    sheetKey: null,
    boardRowId: null,
  });
  return rows.map((row): CheckedRow => {
    const sheetKey = keyOf.get(row.rowNo);
    if (sheetKey === undefined) return wrongRow(row, row.errors);
    const no = above.get(sheetKey) ?? 0;
    above.set(sheetKey, no + 1);
    const same = stored.get(sheetKey) ?? [];
    const removed = same.find(({ state }) => state === 'removed');
    if (removed) {
      const message = `这一条曾被运营人员下架：${removed.removedReason ?? '不符合规则'}；不能再次发布`;
      return wrongRow(row, [{ column: task.mapping?.indexOf('model') ?? null, code: 'removed', message, value: row.facts.model }]);
    }
    const before: BoardRecord | undefined = same[no];
    const base = { rowNo: row.rowNo, errors: null, sheetKey };
    if (!before) return { ...base, outcome: 'new', changes: null, facts: row.facts, boardRowId: null };
    const facts = keepUnsaid(row.facts, before, task.mapping ?? []);
    const changes = changesOf(before, facts);
    return { ...base, outcome: changes.length === 0 ? 'same' : 'changed', changes: changes.length === 0 ? null : changes, facts, boardRowId: before.id };
  });
}

/** Brings the next rows to the board. */
async function bringIn({ clock }: World, tx: Db, task: TaskRecord): Promise<Next> {
  const now = clock.now();
  const refreshedBefore = new Date(now.getTime() - REFRESH_HOURS * 3_600_000);
  const brought = await bringRows(tx, task, { now, refreshedBefore, expiresAt: expiryOf(NEW_DAYS, now), limit: CHUNK });
  if (brought === null) {
    if (task.missing === 'close') {
      const closed = await closeMissing(tx, task);
      if (task.kind === 'demand' && closed.length > 0) await endQuotesOf(tx, closed, { note: '买方已关闭这条求购。', now });
    }
    await end(tx, task, 'finish', now);
    return 'stop';
  }
  await changeTask(tx, task.id, { position: brought.last, imported: task.imported + brought.count, movedAt: now });
  return 'goOn';
}

/** Ends a task and tells whoever started it. */
async function end(tx: Db, task: TaskRecord, deed: 'finish' | 'fail', now: Date): Promise<void> {
  if (!allows('task', task.state, deed)) return;
  await changeTask(tx, task.id, { state: onlyTarget('task', deed), fault: task.fault, endedAt: now, movedAt: now });
  if (task.memberId === null) return;
  const title = deed === 'finish' ? '表格导入完成' : '表格没有导入';
  const body = deed === 'finish' ? `${task.fileName}：导入 ${task.imported} 行，${task.wrongRows} 行有错。` : `${task.fileName} 读不出来，请看任务里的原因。`;
  await giveNotice(tx, { memberId: task.memberId, kind: 'inquiry', title, body, href: `/userCenter/taskList/${task.id}` }, now);
}

/** Ends a task that cannot go on. */
export const giveUp = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, taskId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId);
    if (task) await end(tx, { ...task, fault: 'broken_off' }, 'fail', clock.now());
  });
