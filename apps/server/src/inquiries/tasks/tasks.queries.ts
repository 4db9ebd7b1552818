import type { ExcelRowOutcome } from '@chippage/api/types';
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { memberNameOf } from '../../platform/members/members.queries.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import type { BoardFacts, BoardRecord } from '../board/board.rules.ts';
import { boardRows } from '../board/board.schema.ts';
import { statesOf } from '../states.rules.ts';
import type { SheetHead } from './columns.rules.ts';
import { boardTypeOf, type TaskRecord, type TaskRowRecord } from './tasks.rules.ts';
import { excelTaskRows, excelTasks, type StoredRowError } from './tasks.schema.ts';

/** Writes a new task. */
export async function insertTask(tx: Db, task: typeof excelTasks.$inferInsert): Promise<TaskRecord> {
  const [row] = await tx.insert(excelTasks).values(task).returning();
  if (!row) throw new Error('the task was not written');
  return row;
}

const open = ['queued', 'parsing', 'checking', 'importing', 'paused'] as const;

/** The task of a kind that a company has not ended yet. */
export async function findOpenTask(db: Db, enterpriseId: number, kind: TaskRecord['kind']): Promise<TaskRecord | undefined> {
  const [row] = await db
    .select()
    .from(excelTasks)
    .where(and(eq(excelTasks.enterpriseId, enterpriseId), eq(excelTasks.kind, kind), inArray(excelTasks.state, [...open])));
  return row;
}

const creator = memberNameOf(excelTasks.memberId);

/** A page of a company's tasks of some kinds, the newest first. */
export async function listTasks(
  db: Db,
  { enterpriseId, kinds, limit, offset }: { enterpriseId: number; kinds: readonly TaskRecord['kind'][]; limit: number; offset: number },
) {
  const where = and(eq(excelTasks.enterpriseId, enterpriseId), inArray(excelTasks.kind, [...kinds]));
  const [rows, total] = await Promise.all([
    db.select({ task: excelTasks, createdBy: creator }).from(excelTasks).where(where).orderBy(desc(excelTasks.id)).limit(limit).offset(offset),
    db.$count(excelTasks, where),
  ]);
  return { rows, total };
}

/** A company's task, or 404. */
export async function findTask(db: Db, enterpriseId: number, id: number): Promise<{ task: TaskRecord; createdBy: string | null }> {
  const [row] = await db
    .select({ task: excelTasks, createdBy: creator })
    .from(excelTasks)
    .where(and(eq(excelTasks.id, id), eq(excelTasks.enterpriseId, enterpriseId)));
  if (!row) throw notFound('任务');
  return row;
}

/** A task, held until the transaction ends: whoever works on it and whoever stops it wait for each other. */
export async function lockTask(tx: Db, id: number): Promise<TaskRecord | undefined> {
  const [row] = await tx.select().from(excelTasks).where(eq(excelTasks.id, id)).for('update');
  return row;
}

/** Lets the transaction be committed without waiting for the disk. */
export const commitLater = (tx: Db): Promise<unknown> => tx.execute(sql`set local synchronous_commit = off`);

/** Changes a task that the transaction holds. */
export async function changeTask(tx: Db, id: number, change: Partial<TaskRecord>): Promise<TaskRecord> {
  const [row] = await tx.update(excelTasks).set(change).where(eq(excelTasks.id, id)).returning();
  if (!row) throw notFound('任务');
  return row;
}

/** Tasks with which nothing happened for a while though something should. */
export const stalledTasks = async (db: Db, before: Date): Promise<number[]> => {
  const rows = await db
    .select({ id: excelTasks.id })
    .from(excelTasks)
    .where(
      and(
        inArray(excelTasks.state, ['queued', 'parsing', 'checking', 'importing']),
        lt(excelTasks.movedAt, before),
        sql`not (${excelTasks.state} = 'checking' and ${excelTasks.checkedAt} is not null)`,
      ),
    )
    .orderBy(asc(excelTasks.id));
  return rows.map(({ id }) => id);
};

/** The heads and columns of a company's last finished sheets of a kind, the newest first. */
export async function keptHeads(db: Db, { enterpriseId, kind }: TaskRecord): Promise<SheetHead[]> {
  const rows = await db
    .select({ heads: excelTasks.heads, mapping: excelTasks.mapping })
    .from(excelTasks)
    .where(and(eq(excelTasks.enterpriseId, enterpriseId), eq(excelTasks.kind, kind), eq(excelTasks.state, 'done'), gt(excelTasks.headRow, 0)))
    .orderBy(desc(excelTasks.id))
    .limit(20);
  return rows.flatMap(({ heads, mapping }) => (heads && mapping ? [{ heads, mapping }] : []));
}

/** Keeps rows of a sheet; those that are there stay as they are. */
export async function keepRows(tx: Db, taskId: number, rows: readonly { no: number; cells: string[] }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into excel_task_rows (task_id, row_no, cells)
    select ${taskId}, r.no, r.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (no int, cells jsonb)
    on conflict do nothing`);
}

/** Forgets the rows of a sheet that was not read to its end. */
export const dropRows = (tx: Db, taskId: number): Promise<unknown> => tx.delete(excelTaskRows).where(eq(excelTaskRows.taskId, taskId));

const below = (taskId: number, rowNo: number) => and(eq(excelTaskRows.taskId, taskId), gt(excelTaskRows.rowNo, rowNo));

/** The next rows below one. */
export const rowsAfter = (db: Db, taskId: number, rowNo: number, limit: number): Promise<TaskRowRecord[]> =>
  db.select().from(excelTaskRows).where(below(taskId, rowNo)).orderBy(asc(excelTaskRows.rowNo)).limit(limit);

/** How many there are below one. */
export const countAfter = (db: Db, taskId: number, rowNo: number): Promise<number> => db.$count(excelTaskRows, below(taskId, rowNo));

/** A page of rows that were checked. */
export async function listTaskRows(
  db: Db,
  { taskId, headRow, outcome, limit, offset }: { taskId: number; headRow: number; outcome: ExcelRowOutcome | undefined; limit: number; offset: number },
): Promise<{ rows: TaskRowRecord[]; total: number }> {
  const where = and(below(taskId, headRow), outcome ? eq(excelTaskRows.outcome, outcome) : sql`${excelTaskRows.outcome} is not null`);
  const [rows, total] = await Promise.all([
    db.select().from(excelTaskRows).where(where).orderBy(asc(excelTaskRows.rowNo)).limit(limit).offset(offset),
    db.$count(excelTaskRows, where),
  ]);
  return { rows, total };
}

/** How often each identity stands above a row of the sheet. */
export async function identitiesAbove(tx: Db, taskId: number, rowNo: number, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ key: string; count: number }>(sql`
    select sheet_key as key, count(*)::int as count from excel_task_rows
    where task_id = ${taskId} and row_no <= ${rowNo} and sheet_key = any(${sql.param([...keys])}) group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A company's rows that came from sheets, by what tells them apart, the oldest first. */
export const rowsOfSheets = (tx: Db, { enterpriseId, kind }: TaskRecord, keys: readonly string[]): Promise<BoardRecord[]> =>
  tx
    .select()
    .from(boardRows)
    .where(
      and(
        eq(boardRows.enterpriseId, enterpriseId),
        eq(boardRows.type, boardTypeOf(kind)),
        inArray(boardRows.sheetKey, [...keys]),
        isNull(boardRows.deletedAt),
        inArray(boardRows.state, ['live', 'expired', 'removed']),
      ),
    )
    .orderBy(asc(boardRows.id));

/** What was found out about a row of a sheet. */
export interface CheckedRow {
  rowNo: number;
  outcome: ExcelRowOutcome;
  errors: StoredRowError[] | null;
  changes: object[] | null;
  facts: BoardFacts | null;
  sheetKey: string | null;
  boardRowId: number | null;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** What a sheet says of a row of the board. */
const factNames: readonly (keyof BoardFacts)[] = [
  'type',
  'model',
  'modelKey',
  'partId',
  'brandName',
  'brandId',
  'brandWords',
  'packageCase',
  'quantity',
  'price',
  'currency',
  'taxMode',
  'supplyKind',
  'grade',
  'dateCode',
  'packing',
  'leadTimeDays',
  'place',
  'invoiceNeed',
  'takesAlternative',
  'remark',
  'isAnonymous',
  'days',
];
const factColumns: readonly (readonly [name: keyof BoardFacts, column: string])[] = factNames.map((name) => [name, snake(name)]);
const listOfFacts = (prefix = '') => sql.raw(factColumns.map(([, column]) => `${prefix}${column}`).join(', '));
/** Facts under the names that the board's columns have: they go there without coming back here. */
const inColumns = (facts: BoardFacts) => Object.fromEntries(factColumns.map(([name, column]) => [column, facts[name]]));

/** Writes what was found out. */
export const writeChecked = (tx: Db, taskId: number, rows: readonly CheckedRow[]): Promise<unknown> =>
  tx.execute(sql`
    update excel_task_rows t
    set outcome = r.outcome, errors = r.errors, changes = r.changes, facts = r.facts, sheet_key = r."sheetKey", board_row_id = r."boardRowId"
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, facts: row.facts && inColumns(row.facts) })))}::jsonb)
      as r ("rowNo" int, outcome text, errors jsonb, changes jsonb, facts jsonb, "sheetKey" text, "boardRowId" bigint)
    where t.task_id = ${taskId} and t.row_no = r."rowNo"`);

/** Forgets what was found out: the columns are other ones now. */
export const forgetChecked = (tx: Db, taskId: number): Promise<unknown> =>
  tx
    .update(excelTaskRows)
    .set({ outcome: null, errors: null, changes: null, facts: null, sheetKey: null, boardRowId: null })
    .where(eq(excelTaskRows.taskId, taskId));

// Not `not exists`: nobody has counted the rows of a sheet that has just been read, and without that the planner takes them for a few
// and goes through all of them again for every row of the board.
const isMissing = ({ id, enterpriseId, kind }: TaskRecord) => sql`
  b.enterprise_id = ${enterpriseId} and b.type = ${boardTypeOf(kind)} and b.task_id is not null and b.task_id <> ${id} and b.state = 'live' and b.deleted_at is null
  and b.id not in (select r.board_row_id from excel_task_rows r where r.task_id = ${id} and r.board_row_id is not null)`;

/** How many live rows of earlier sheets this one does not have. */
export async function countMissing(tx: Db, task: TaskRecord): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from board_rows b where ${isMissing(task)}`);
  return rows[0]?.count ?? 0;
}

/** Closes them. @returns their numbers */
export async function closeMissing(tx: Db, task: TaskRecord): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`update board_rows b set state = 'closed' where ${isMissing(task)} returning b.id`);
  return rows.map(({ id }) => Number(id));
}

const isImported = sql`t.outcome in ('new', 'changed', 'same')`;
const renewable = sql`b.deleted_at is null and b.state in (${sql.join(
  statesOf('row', 'renew').map((state) => sql`${state}`),
  sql`, `,
)})`;

/** Whose rows a sheet brings, and until when they stay. */
export interface Posting {
  now: Date;
  /** Rows that were put on top since are not put there again. */
  refreshedBefore: Date;
  /** Until when new rows stay. */
  expiresAt: Date;
  limit: number;
}

/**
 * Brings the next rows of a sheet to the board, in the database alone: what an earlier sheet brought and is still there is written over,
 * the rest is posted. What was closed or dealt since it was checked is posted anew, what was taken down is not.
 * @returns how many, and the last row of the sheet that is done; null when there are no more
 */
export async function bringRows(
  tx: Db,
  task: TaskRecord,
  { now, refreshedBefore, expiresAt, limit }: Posting,
): Promise<{ count: number; last: number } | null> {
  const { rows: ends } = await tx.execute<{ last: number | null }>(sql`
    select max(row_no) as last from (
      select t.row_no from excel_task_rows t where t.task_id = ${task.id} and t.row_no > ${task.position} and ${isImported} order by t.row_no limit ${limit}) n`);
  const last = ends[0]?.last ?? null;
  if (last === null) return null;
  const isNext = sql`t.task_id = ${task.id} and t.row_no > ${task.position} and t.row_no <= ${last} and ${isImported}`;
  // In the order of their numbers, so that two who hold rows never wait for each other.
  await tx.execute(sql`
    select from board_rows b where b.id in (select t.board_row_id from excel_task_rows t where ${isNext} and t.board_row_id is not null) and ${renewable}
    order by b.id for update`);
  const again = await tx.execute(sql`
    update board_rows b
    set (${listOfFacts()}) = row(${listOfFacts('f.')}), state = 'live', renew_count = b.renew_count + 1, warned_at = null, task_id = t.task_id, row_no = t.row_no,
      refreshed_at = case when b.refreshed_at <= ${refreshedBefore} then ${now}::timestamptz else b.refreshed_at end, expires_at = ${now}::timestamptz + b.days * interval '24 hours'
    from excel_task_rows t cross join lateral jsonb_populate_record(null::board_rows, t.facts) f
    where ${isNext} and b.id = t.board_row_id and ${renewable}`);
  const fresh = await tx.execute(sql`
    with written as (
      insert into board_rows (${listOfFacts()}, enterprise_id, member_id, state, created_at, refreshed_at, expires_at, task_id, row_no, sheet_key)
      select ${listOfFacts('f.')}, ${task.enterpriseId}::bigint, ${task.memberId}::bigint, 'live', ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, t.task_id, t.row_no, t.sheet_key
      from excel_task_rows t cross join lateral jsonb_populate_record(null::board_rows, t.facts) f
      where ${isNext} and not exists (select from board_rows b where b.task_id = t.task_id and b.row_no = t.row_no)
        and not exists (select from board_rows b where b.id = t.board_row_id and b.state = 'removed')
      order by t.row_no
      on conflict (task_id, row_no) do nothing returning id, row_no)
    update excel_task_rows t set board_row_id = w.id from written w where t.task_id = ${task.id} and t.row_no = w.row_no`);
  return { count: (again.rowCount ?? 0) + (fresh.rowCount ?? 0), last };
}

/** Forgets the sheets of tasks that ended before a moment; what they were stays in the list. */
export async function forgetSheets(db: Db, before: Date): Promise<void> {
  await db.delete(excelTaskRows).where(inArray(excelTaskRows.taskId, db.select({ id: excelTasks.id }).from(excelTasks).where(lt(excelTasks.endedAt, before))));
}

/** Bytes of sheets that are not read yet. */
export const sheetBytes = bytesIn(excelTasks, sql`${excelTasks.state} in ('queued', 'parsing')`);
