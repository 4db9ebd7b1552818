import { gradeNames } from '@chippage/api/gradeNames';
import type { ExcelChange, ExcelColumn, ExcelRowError, ExcelTask, ExcelTaskDeed, ExcelTaskDetail, ExcelTaskField, ExcelTaskRow } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Right } from '../../enterprise/rights.rules.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import { type BoardFacts, type BoardRecord } from '../board/board.rules.ts';
import { allows } from '../states.rules.ts';
import { headOf } from './columns.rules.ts';
import type { excelTaskRows, excelTasks, StoredRowError } from './tasks.schema.ts';

/** A task as it is stored. */
export type TaskRecord = typeof excelTasks.$inferSelect;
/** A row of its sheet as it is stored. */
export type TaskRowRecord = typeof excelTaskRows.$inferSelect;

/** Who may have sheets of a kind worked off. */
export const taskRight = (kind: TaskRecord['kind']): Right => (kind === 'demand' ? 'demand.post' : 'stock.edit');
/** What the rows of a kind are on the board. */
export const boardTypeOf = (kind: TaskRecord['kind']): 0 | 1 => (kind === 'demand' ? 1 : 0);

/** Checked, and nothing is done until somebody starts it. */
export const isReady = (task: Pick<TaskRecord, 'state' | 'checkedAt'>): boolean => task.state === 'checking' && task.checkedAt !== null;

const importable = (task: TaskRecord) => task.newRows + task.changedRows + task.sameRows;

/** How far it is, in per cent: reading takes a tenth, checking three, importing the rest. */
function progressOf(task: TaskRecord): number {
  if (task.state === 'done') return 100;
  if (task.state === 'queued') return 0;
  if (task.state === 'parsing' || task.total === null) return 5;
  if (task.startedAt === null) return task.checkedAt === null ? 10 + Math.floor((30 * task.checked) / Math.max(1, task.total)) : 40;
  return Math.min(99, 40 + Math.floor((60 * task.imported) / Math.max(1, importable(task))));
}

/** What keeps a task that is checked from being started, in Chinese. */
export function obstacleOf(task: TaskRecord): string | null {
  if (!isReady(task)) return null;
  if (!task.mapping?.includes('model')) return '没有认出“型号”列。请指出哪一列是型号，再重新校验';
  return importable(task) === 0 ? '没有一行可以导入。请改好列或表格，再重新校验' : null;
}

const deeds = ['map', 'start', 'stop', 'resume', 'cancel'] as const satisfies ExcelTaskDeed[];

/** What can be done with a task now. */
const taskActions = (task: TaskRecord): ExcelTaskDeed[] =>
  deeds.filter(
    (deed) => allows('task', task.state, deed) && (deed !== 'start' || (isReady(task) && obstacleOf(task) === null)) && (deed !== 'map' || isReady(task)),
  );

const faultTexts: Record<NonNullable<TaskRecord['fault']>, string> = {
  old_excel: '这是旧版 .xls 文件，请在 Excel 里另存为 .xlsx 或 CSV 再上传',
  encrypted: '文件有密码，请先去掉密码再上传',
  unreadable: '读不出这个文件，请确认是完好的 .xlsx 或 CSV',
  unpacked_too_large: '表格展开后太大，请只留需要的列，或拆成几个文件',
  entities: '文件里有外部实体的声明，不是 Excel 存的表格；请在 Excel 里另存一份再上传',
  too_many_rows: '超过 20,000 行，请拆成几个文件分别上传',
  too_many_columns: '超过 60 列，请只留需要的列',
  no_rows: '表头下面没有一行内容，请填好再上传',
  broken_off: '处理时出了问题，没有导入完；请重新上传，已导入的行不会重复',
};

/** A task as its company reads it. */
export function toTask(task: TaskRecord, createdBy: string | null): ExcelTask {
  return {
    id: task.id,
    kind: task.kind,
    fileName: task.fileName,
    sizeBytes: task.sizeBytes,
    state: task.state,
    isAnonymous: task.isAnonymous,
    isReady: isReady(task),
    progress: progressOf(task),
    total: task.total,
    ok: task.imported,
    failed: task.wrongRows,
    counts:
      task.checkedAt === null ? null : { new: task.newRows, changed: task.changedRows, same: task.sameRows, wrong: task.wrongRows, missing: task.missingRows },
    missing: task.missing,
    fault: task.fault,
    faultText: task.fault === null ? null : faultTexts[task.fault],
    actions: taskActions(task),
    createdBy,
    createTime: task.createdAt.toISOString(),
    startTime: task.startedAt?.toISOString() ?? null,
    endTime: task.endedAt?.toISOString() ?? null,
  };
}

const columnName = (task: Pick<TaskRecord, 'heads' | 'mapping'>, column: number | null): string | null => {
  if (column === null) return null;
  const field = task.mapping?.[column];
  return task.heads?.[column] || (field ? headOf(field) : `第 ${column + 1} 列`);
};

/** Wrong cells as they are told. */
export const toErrors = (
  task: Pick<TaskRecord, 'heads' | 'mapping'>,
  { rowNo, errors }: { rowNo: number; errors: readonly StoredRowError[] | null },
): ExcelRowError[] => (errors ?? []).map(({ column, code, message, value }) => ({ row: rowNo, column: columnName(task, column), code, message, value }));

/** A row as it is told. */
export const toTaskRow = (task: TaskRecord, row: TaskRowRecord): ExcelTaskRow => ({
  row: row.rowNo,
  cells: row.cells,
  outcome: row.outcome ?? 'wrong',
  errors: toErrors(task, row),
  changes: row.changes,
  boardRowId: row.boardRowId,
});

/** The columns of a sheet with their first values. */
function columnsOf(task: TaskRecord, first: readonly TaskRowRecord[]): ExcelColumn[] {
  const width = Math.max(task.heads?.length ?? 0, ...first.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    head: task.heads?.[at] ?? '',
    field: task.mapping?.[at] ?? null,
    samples: first.map(({ cells }) => (cells[at] ?? '').slice(0, 80)),
  }));
}

/** A task with its columns and first errors. */
export const toTaskDetail = (
  task: TaskRecord,
  { createdBy, first, wrong }: { createdBy: string | null; first: readonly TaskRowRecord[]; wrong: readonly TaskRowRecord[] },
): ExcelTaskDetail => ({
  ...toTask(task, createdBy),
  headRow: task.headRow,
  columns: task.total === null ? [] : columnsOf(task, first),
  obstacle: obstacleOf(task),
  errors: wrong.flatMap((row) => toErrors(task, row)).slice(0, 100),
});

/**
 * What tells a row of a sheet from a company's others: number, maker, lot, condition, packing, money and place. Quantity, price and
 * the like are what changes from one sheet to the next.
 */
export const identityOf = (facts: BoardFacts): string =>
  [
    facts.modelKey,
    partKey(facts.brandName ?? ''),
    partKey(facts.packageCase ?? ''),
    partKey(facts.dateCode ?? ''),
    facts.grade ?? '',
    facts.packing ?? '',
    facts.supplyKind ?? '',
    facts.currency,
    facts.taxMode ?? '',
    facts.place ?? '',
    facts.isAnonymous ? 'a' : '',
  ].join('|');

const texts: Partial<Record<ExcelTaskField, (row: Pick<BoardRecord, keyof BoardFacts>) => string | number | null>> = {
  brand: (row) => row.brandName,
  quantity: (row) => row.quantity,
  price: (row) => (row.price === null ? null : trimUnitPrice(row.price)),
  dateCode: (row) => row.dateCode,
  package: (row) => row.packageCase,
  grade: (row) => (row.grade === null ? null : gradeNames[row.grade]),
  leadTime: (row) => row.leadTimeDays,
  remark: (row) => row.remark,
};
/** Fields whose values are codes: the client has their names. */
const codes: Partial<Record<ExcelTaskField, keyof BoardFacts>> = {
  currency: 'currency',
  tax: 'taxMode',
  packing: 'packing',
  supplyKind: 'supplyKind',
  place: 'place',
  invoice: 'invoiceNeed',
};

/** What a sheet changes of a row; columns that it does not have leave their values. */
export function changesOf(before: BoardRecord, after: BoardFacts): ExcelChange[] {
  const fields: [ExcelTaskField, (row: Pick<BoardRecord, keyof BoardFacts>) => string | number | boolean | null][] = [
    ...(Object.entries(texts) as [ExcelTaskField, (row: Pick<BoardRecord, keyof BoardFacts>) => string | number | boolean | null][]),
    ...(Object.entries(codes) as [ExcelTaskField, keyof BoardFacts][]).map(
      ([field, name]): [ExcelTaskField, (row: Pick<BoardRecord, keyof BoardFacts>) => string | number | boolean | null] => [field, (row) => row[name]],
    ),
  ];
  const text = (value: string | number | boolean | null) => (value === null ? null : String(value));
  return fields.flatMap(([field, read]) => {
    const [was, is] = [text(read(before)), text(read(after))];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

const nameOfField: Partial<Record<ExcelTaskField, (keyof BoardFacts)[]>> = {
  brand: ['brandName'],
  quantity: ['quantity'],
  price: ['price'],
  currency: ['currency'],
  tax: ['taxMode'],
  dateCode: ['dateCode'],
  package: ['packageCase'],
  packing: ['packing'],
  grade: ['grade'],
  supplyKind: ['supplyKind'],
  leadTime: ['leadTimeDays'],
  place: ['place'],
  invoice: ['invoiceNeed'],
  remark: ['remark'],
};

/** Facts of a row that is there, where the sheet has no column for them. */
export function keepUnsaid(after: BoardFacts, before: BoardRecord, mapping: readonly (ExcelTaskField | null)[]): BoardFacts {
  const unsaid = (Object.entries(nameOfField) as [ExcelTaskField, (keyof BoardFacts)[]][])
    .filter(([field]) => !mapping.includes(field))
    .flatMap(([, names]) => names);
  return { ...after, ...Object.fromEntries(unsaid.map((name) => [name, before[name]])), days: before.days, takesAlternative: before.takesAlternative };
}
