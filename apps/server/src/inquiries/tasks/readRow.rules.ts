import { gradeNames } from '@chippage/api/gradeNames';
import type { BoardForm, ExcelTaskField } from '@chippage/api/types';
import type { StoredRowError } from './tasks.schema.ts';

type Code = StoredRowError['code'];

/** A value that a cell does not have. */
class Wrong extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}
const wrong = (code: Code, message: string): never => {
  throw new Wrong(code, message);
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,，]/g, '');
const wordsOf = <V>(table: Readonly<Record<string, V>>) =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split('|').map((word) => [plain(word), value] as const)));

const currencies = wordsOf({ 'CNY|RMB|人民币|¥|元|cny': 'CNY', 'USD|美元|美金|US$|$|u': 'USD' } as const);
const taxes = wordsOf({
  '含 13% 税|13%|13|0.13|含税|是|含税13|含13|含13点|13点|y|yes|true': 'tax13',
  '含 1% 税|1%|1|0.01|含1%|含1点|1点': 'tax1',
  '未税|0%|0|不含税|否|无税|n|no|false': 'untaxed',
} as const);
const packings = wordsOf({
  '编带|卷带|卷装|圆盘|reel|整卷|t&r|tr': 'reel',
  '剪带|剪切带|cuttape|ct': 'cut_tape',
  '托盘|盘装|tray': 'tray',
  '管装|管|tube': 'tube',
  '散装|散料|bulk': 'bulk',
  '袋装|袋|bag': 'bag',
  '盒装|盒|box': 'box',
} as const);
const grades = wordsOf({
  '全新原装|原装|全新|原包|原装原包|原装正品|全新原装正品|new|neworiginal|original': 'a1',
  '原包已开|已拆包|开包': 'a2',
  '工厂余料|余料|工厂库存|excess': 'a3',
  '散新|散新同批号': 'b1',
  '散新混批号|混批': 'b2',
  '氧化|久存': 'b4',
  '拆机|拆机件|旧货|used|pulled|pulls': 'd1',
  '剪脚|剪脚片': 'd2',
  '翻新|打磨|重打标|refurbished|refurb': 'd4',
  定制: 't1',
} as const);
const supplyKinds = wordsOf({
  '现货|spot|instock': 'spot',
  '期货|forward': 'forward',
  '订货|工厂订货|factory|order': 'factory',
  '排单|scheduled': 'scheduled',
} as const);
const places = wordsOf({ '深圳|sz|shenzhen|国内|内地|大陆|深圳仓': 'SZ', '香港|hk|hongkong|香港仓|港': 'HK' } as const);
const invoices = wordsOf({
  '不要|无|否|不开票|none|no': 'none',
  '普票|增值税普通发票|normal': 'normal',
  '专票|增值税专用发票|增票|special': 'special',
} as const);

function wordIn<V>(table: ReadonlyMap<string, V>, text: string, known: string): V {
  return table.get(plain(text)) ?? wrong('unknown_word', `认不出“${text.slice(0, 20)}”，请写成：${known}`);
}

const scales: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000, m: 1_000_000 };

/** `1,000`, `2.5K`, `3万`, `500 PCS`: pieces. */
function quantityIn(text: string): number {
  const [, digits, scale = ''] =
    /^(\d+(?:\.\d+)?)(k|千|w|万|m)?(?:pcs?|ea|片|只|个|颗|件)?\+?$/.exec(plain(text)) ?? wrong('format', '数量要是整数，如 1000 或 2.5K');
  const value = Number(digits) * (scales[scale] ?? 1);
  if (!Number.isInteger(value)) return wrong('format', '数量要是整数，如 1000 或 2.5K');
  return value < 1 || value > 999_999_999 ? wrong('range', '数量要在 1 到 999,999,999 之间') : value;
}

const noPrice = new Set(['面议', '询价', '议价', '电议', '待定', '-', '/', '0', 'n/a', 'na']);

/** `¥1.25`, `$0.3`, `1,200.5 元`; with the currency that its sign says. */
function priceIn(text: string): { price: string; currency?: 'CNY' | 'USD' } {
  const short = plain(text);
  if (noPrice.has(short)) return { price: '' };
  const [, before = '', digits = '', after = ''] =
    /^(us\$|\$|usd|¥|rmb|cny)?(\d+(?:\.\d+)?)(元|usd|rmb|cny|美元|美金)?(?:\/(?:pcs?|个|只|片))?$/.exec(short) ??
    wrong('format', '单价要是数字，如 1.25；没有价格请留空');
  const [whole = '', fraction = ''] = digits.split('.');
  if (whole.length > 9) wrong('range', '单价要小于 10 亿');
  if (fraction.replace(/0+$/, '').length > 6) wrong('format', '单价最多 6 位小数');
  const sign = before + after;
  const currency = /\$|usd|美/.test(sign) ? 'USD' : sign === '' ? undefined : 'CNY';
  const price = fraction === '' ? whole : `${whole}.${fraction.slice(0, 6)}`;
  return currency ? { price, currency } : { price };
}

/** `3天`, `2 周`, `4-6周`, `现货`: days, the latest of them. */
function leadTimeIn(text: string): number {
  const short = plain(text).replaceAll(/[~～至到—–]/g, '-');
  if (/^(?:现货|当天|即时|instock|stock)$/.test(short)) return 0;
  const [, digits, unit = ''] =
    /^(?:\d+-)?(\d+)(天|日|d|days?|工作日|周|w|wks?|weeks?|星期|个月|月|months?)?$/.exec(short) ?? wrong('format', '交期要写天数或周数，如 3天、2周');
  const days = Number(digits) * (/^(?:周|w|星期)/.test(unit) ? 7 : /月|month/.test(unit) ? 30 : 1);
  return days > 1000 ? wrong('range', '交期最长 1000 天') : days;
}

const gradeIn = (text: string) => {
  const code = plain(text).slice(0, 2);
  if (code in gradeNames) return code as keyof typeof gradeNames;
  if (/^e\d?$|假货|仿|fake/.test(plain(text))) return wrong('unknown_word', '假货不能发布');
  return wordIn(grades, text, 'A1–A3 原装、B1–B4 散新、D1–D4 旧货、T1–T2 定制');
};

const within = (text: string, most: number) =>
  text.length > most ? wrong('too_long', `最多 ${most} 个字，这里有 ${text.length > 2000 ? '2000 多' : text.length} 个`) : text;

/** What each cell says of a row; a price may say its currency too. */
const readers: Readonly<Record<ExcelTaskField, (text: string) => Partial<BoardForm>>> = {
  model: (text) => ({ model: within(text, 80) }),
  brand: (text) => ({ brandName: within(text, 80) }),
  quantity: (text) => ({ quantity: quantityIn(text) }),
  price: (text) => priceIn(text),
  currency: (text) => ({ currency: wordIn(currencies, text, 'CNY 或 USD') }),
  tax: (text) => ({ taxMode: wordIn(taxes, text, '含税、含 1% 税或未税') }),
  dateCode: (text) => ({ dateCode: within(text, 40) }),
  package: (text) => ({ packageCase: within(text, 60) }),
  packing: (text) => ({ packing: wordIn(packings, text, '编带、剪带、托盘、管装、散装、袋装或盒装') }),
  grade: (text) => ({ grade: gradeIn(text) }),
  supplyKind: (text) => ({ supplyKind: wordIn(supplyKinds, text, '现货、期货、订货或排单') }),
  leadTime: (text) => ({ leadTimeDays: leadTimeIn(text) }),
  place: (text) => ({ place: places.get(plain(text)) ?? 'OTHER' }),
  invoice: (text) => ({ invoiceNeed: wordIn(invoices, text, '不要、普票或专票') }),
  remark: (text) => ({ remark: within(text, 500) }),
};

// The sign of a price is heard before the column of currencies, which decides.
const inOrder = (a: { field: ExcelTaskField }, b: { field: ExcelTaskField }) => Number(a.field === 'currency') - Number(b.field === 'currency');

/** What a row of a sheet says, or what is wrong with its cells: all of it, not the first only. */
export function readRow(
  cells: readonly string[],
  { mapping, type, isAnonymous }: { mapping: readonly (ExcelTaskField | null)[]; type: 0 | 1; isAnonymous: boolean },
): { form: BoardForm; errors: StoredRowError[] } {
  const form: BoardForm = { type, model: '', isAnonymous };
  const errors: StoredRowError[] = [];
  const used = mapping.flatMap((field, column) => (field === null ? [] : [{ field, column, text: cells[column] ?? '' }]));
  for (const { field, column, text } of used.toSorted(inOrder)) {
    if (text === '') continue;
    try {
      if (text.startsWith('=')) wrong('formula', '这一格是公式，没有算好的值；请在 Excel 里粘贴为数值');
      Object.assign(form, readers[field](text));
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      errors.push({ column, code: error.code, message: error.message, value: text.slice(0, 100) });
    }
  }
  const modelAt = mapping.indexOf('model');
  const isModelWrong = errors.some(({ column }) => column === modelAt);
  if (form.model === '' && !isModelWrong) errors.unshift({ column: modelAt < 0 ? null : modelAt, code: 'missing', message: '请填写型号', value: '' });
  return { form, errors: errors.toSorted((a, b) => (a.column ?? -1) - (b.column ?? -1)) };
}

/** The column of a sheet that a field of the form comes from. */
export const columnOfField: Readonly<Record<string, ExcelTaskField>> = {
  model: 'model',
  price: 'price',
  grade: 'grade',
  remark: 'remark',
  dateCode: 'dateCode',
};
