import { Readable } from 'node:stream';
import { excelTaskLimits } from '@chippage/api/limits';
import { type Company, requireCompany } from '../../enterprise/companyOf.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { breaks } from '../../platform/database/violation.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseLargeSheet, refuseNoSheet, refuseOpenTask, wrongTaskFailure } from '../inquiries.errors.ts';
import { onlyTarget, requireAllowed } from '../states.rules.ts';
import { headOf, namedTwice } from './columns.rules.ts';
import { csvOf, xlsxOf } from './errorFile.ts';
import { EXCEL_TASK } from './runTask.ts';
import { changeTask, countAfter, findOpenTask, findTask, forgetChecked, insertTask, listTaskRows, listTasks, lockTask, rowsAfter } from './tasks.queries.ts';
import { obstacleOf, taskRight, type TaskRecord, toErrors, toTask, toTaskDetail, toTaskRow } from './tasks.rules.ts';

type TaskOperation = 'addExcelTask' | 'excelTasks' | 'excelTask' | 'excelTaskRows' | 'mapExcelTask' | 'moveExcelTask' | 'excelTaskErrors';
type MemberCtx = Ctx<Session>;

const kinds = ['demand', 'stock'] as const;

/** A task of the member's company that its place there lets the member work on. */
async function ownTask(ctx: MemberCtx, id: number): Promise<{ company: Company; task: TaskRecord; createdBy: string | null }> {
  const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
  const found = await findTask(ctx.db, company.id, id);
  await requireCompany(ctx, taskRight(found.task.kind));
  return { company, ...found };
}

async function detail({ db }: Pick<MemberCtx, 'db'>, task: TaskRecord, createdBy: string | null) {
  const head = task.headRow ?? 0;
  const first = await rowsAfter(db, task.id, head, 5);
  const wrong = await listTaskRows(db, { taskId: task.id, headRow: head, outcome: 'wrong', limit: 100, offset: 0 });
  return toTaskDetail(task, { createdBy, first, wrong: wrong.rows });
}

/** Changes a task under its lock, lets a worker go on with it, and shows it. */
async function move(ctx: MemberCtx, id: number, change: (tx: MemberCtx['db'], task: TaskRecord, now: Date) => Promise<Partial<TaskRecord>>) {
  const { createdBy } = await ownTask(ctx, id);
  const now = ctx.clock.now();
  const task = await ctx.db.transaction(async (tx) => {
    const held = await lockTask(tx, id);
    if (!held) throw notFound('任务');
    return changeTask(tx, id, { ...(await change(tx, held, now)), movedAt: now });
  });
  if (task.state === 'checking' || task.state === 'importing') await ctx.jobs.send(EXCEL_TASK, { taskId: id });
  return detail(ctx, task, createdBy);
}

const moves = {
  start: (task: TaskRecord, missing: 'keep' | 'close', now: Date): Partial<TaskRecord> => {
    requireAllowed('task', task.state, 'start');
    if (task.checkedAt === null) throw wrongTaskFailure([{ field: 'id', msg: '还在校验，请等校验完再开始导入' }]);
    const obstacle = obstacleOf(task);
    if (obstacle !== null) throw wrongTaskFailure([{ field: 'columns', msg: obstacle }]);
    return { state: onlyTarget('task', 'start'), missing, startedAt: now, position: task.headRow ?? 0 };
  },
  stop: (task: TaskRecord): Partial<TaskRecord> => {
    requireAllowed('task', task.state, 'stop');
    return { state: onlyTarget('task', 'stop') };
  },
  resume: (task: TaskRecord): Partial<TaskRecord> => {
    requireAllowed('task', task.state, 'resume');
    return { state: onlyTarget('task', 'resume') };
  },
  cancel: (task: TaskRecord, _missing: 'keep' | 'close', now: Date): Partial<TaskRecord> => {
    requireAllowed('task', task.state, 'cancel');
    return { state: onlyTarget('task', 'cancel'), endedAt: now };
  },
};

const movedWords = { start: '开始导入', stop: '已暂停', resume: '继续导入', cancel: '已取消' } as const;

/** Sheets that companies have worked off; whose they are the session says. */
export const taskHandlers = {
  async addExcelTask(ctx, { kind, name, file, isAnonymous }) {
    const company = await requireCompany(ctx, taskRight(kind));
    const now = ctx.clock.now();
    if (!(file instanceof Uint8Array) || file.byteLength === 0) return refuseNoSheet();
    if (file.byteLength > excelTaskLimits.bytes) return refuseLargeSheet();
    const open = await findOpenTask(ctx.db, company.id, kind);
    if (open) return refuseOpenTask(open.fileName);
    const wait = await takeHit(ctx.db, [{ key: `excel task:${company.id}`, limit: excelTaskLimits.perDay, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, `每天最多上传 ${excelTaskLimits.perDay} 份表格，请稍后再试`);
    const row = {
      enterpriseId: company.id,
      memberId: ctx.session.memberId,
      kind,
      isAnonymous: kind === 'demand' && isAnonymous === true,
      fileName: name.replaceAll(/[\u0000-\u001f\\/]/g, '_'),
      state: 'queued' as const,
      createdAt: now,
      movedAt: now,
    };
    try {
      const task = await storeFile(ctx, file, (tx, kept) => insertTask(tx, { ...row, ...kept }));
      await ctx.jobs.send(EXCEL_TASK, { taskId: task.id });
      return one(toTask(task, null), '已上传，正在读取');
    } catch (error) {
      // Two uploads at once: the other one was first.
      if (!breaks(error, 'excel_tasks_open')) throw error;
      return refuseOpenTask((await findOpenTask(ctx.db, company.id, kind))?.fileName ?? name);
    }
  },

  async excelTasks(ctx, { kind, ...page }) {
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    const able = kinds.filter((each) => mayRole(company.role, taskRight(each)) && (kind === undefined || kind === each));
    const { rows, total } = await listTasks(ctx.db, { enterpriseId: company.id, kinds: able, ...pageOf(page) });
    return many(
      rows.map(({ task, createdBy }) => toTask(task, createdBy)),
      total,
    );
  },

  async excelTask(ctx, { id }) {
    const { task, createdBy } = await ownTask(ctx, id);
    return one(await detail(ctx, task, createdBy));
  },

  async excelTaskRows(ctx, { id, outcome, ...page }) {
    const { task } = await ownTask(ctx, id);
    const { rows, total } = await listTaskRows(ctx.db, { taskId: id, headRow: task.headRow ?? 0, outcome, ...pageOf(page) });
    return many(
      rows.map((row) => toTaskRow(task, row)),
      total,
    );
  },

  async mapExcelTask(ctx, { id, headRow, columns }) {
    const [twice] = namedTwice(columns);
    if (twice) throw wrongTaskFailure([{ field: 'columns', msg: `有两列都选了“${headOf(twice)}”，请只留一列` }]);
    const answer = await move(ctx, id, async (tx, task) => {
      requireAllowed('task', task.state, 'map');
      const [head] = headRow === 0 ? [] : await rowsAfter(tx, id, headRow - 1, 1);
      if (headRow > 0 && head?.rowNo !== headRow) throw wrongTaskFailure([{ field: 'headRow', msg: `第 ${headRow} 行是空的，请另选表头所在的行` }]);
      const total = await countAfter(tx, id, headRow);
      if (total === 0) throw wrongTaskFailure([{ field: 'headRow', msg: '表头下面没有内容，请另选表头所在的行' }]);
      await forgetChecked(tx, id);
      const counts = { checked: 0, newRows: 0, changedRows: 0, sameRows: 0, wrongRows: 0, missingRows: 0 };
      return { ...counts, headRow, heads: head?.cells ?? columns.map(() => ''), mapping: columns, total, position: headRow, checkedAt: null };
    });
    return one(answer, '已保存，正在重新校验');
  },

  async moveExcelTask(ctx, { id, deed, missing }) {
    if (deed === 'map') throw wrongTaskFailure([{ field: 'deed', msg: '请用列的设置' }]);
    return one(await move(ctx, id, async (_tx, task, now) => moves[deed](task, missing ?? 'keep', now)), movedWords[deed]);
  },

  async excelTaskErrors(ctx, { id, format }) {
    const { task } = await ownTask(ctx, id);
    const { rows } = await listTaskRows(ctx.db, { taskId: id, headRow: task.headRow ?? 0, outcome: 'wrong', limit: excelTaskLimits.rows, offset: 0 });
    const width = Math.max(task.heads?.length ?? 0, ...rows.map(({ cells }) => cells.length));
    const at = <T>(make: (place: number) => T) => Array.from({ length: width }, (_, place) => make(place));
    const head = at((place) => {
      const field = task.mapping?.[place];
      return task.heads?.[place] || (field ? headOf(field) : '');
    });
    const sheet = {
      head: [...head, '原文件行号', '错误'],
      rows: rows.map((row) => [
        ...at((place) => row.cells[place] ?? ''),
        String(row.rowNo),
        toErrors(task, row)
          .map(({ column, message }) => (column === null ? message : `${column}：${message}`))
          .join('；'),
      ]),
    };
    const name = `${task.fileName.replace(/\.[^.]*$/, '')}-错误行.${format}`;
    return streamedFile({
      name,
      disposition: 'attachment',
      ...(format === 'csv'
        ? { contentType: 'text/csv; charset=utf-8', stream: Readable.from([csvOf(sheet)]) }
        : { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream: xlsxOf(sheet) }),
    });
  },
} satisfies Handlers<TaskOperation>;
