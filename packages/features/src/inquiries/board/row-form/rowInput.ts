import type { BoardForm, ConditionGrade, OwnBoardRow } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { plainNumber, plainPrice } from '../../../parts/plain-number/plainNumber.ts';
import type { rowFormMessages } from './messages.ts';

/** A row as it is typed; empty is not said. */
export interface RowInput {
  model: string;
  brandName: string;
  packageCase: string;
  quantity: string;
  price: string;
  currency: string;
  taxMode: string;
  supplyKind: string;
  grade: string;
  dateCode: string;
  packing: string;
  leadTimeDays: string;
  place: string;
  invoiceNeed: string;
  days: string;
  takesAlternative: boolean;
  isAnonymous: boolean;
  remark: string;
}

/** What can be picked; the empty choice is not said. */
export const rowChoices = {
  currency: ['CNY', 'USD'],
  taxMode: ['tax13', 'tax1', 'untaxed'],
  supplyKind: ['spot', 'forward', 'factory', 'scheduled'],
  grade: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'd1', 'd2', 'd3', 'd4', 't1', 't2'],
  packing: ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'],
  place: ['SZ', 'HK', 'OTHER'],
  invoiceNeed: ['none', 'normal', 'special'],
  days: ['7', '15', '30', '60', '90'],
} as const;

const MOST_REMARK = 500;
const MOST_QUANTITY = 999_999_999;

/** What an empty form begins with. */
export const emptyRow = (own: Partial<RowInput> = {}): RowInput => ({
  model: '',
  brandName: '',
  packageCase: '',
  quantity: '',
  price: '',
  currency: 'CNY',
  taxMode: '',
  supplyKind: '',
  grade: '',
  dateCode: '',
  packing: '',
  leadTimeDays: '',
  place: '',
  invoiceNeed: '',
  days: '30',
  takesAlternative: false,
  isAnonymous: false,
  remark: '',
  ...own,
});

const text = (value: string | number | null) => (value === null ? '' : String(value));

/** A row that is there, as it is typed. */
export const inputOf = (row: OwnBoardRow): RowInput => ({
  model: row.model,
  brandName: text(row.brandName),
  packageCase: text(row.packageCase),
  quantity: text(row.quantity),
  price: text(row.price),
  currency: row.currency,
  taxMode: text(row.taxMode),
  supplyKind: text(row.supplyKind),
  grade: text(row.grade),
  dateCode: text(row.dateCode),
  packing: text(row.packing),
  leadTimeDays: text(row.leadTimeDays),
  place: text(row.place),
  invoiceNeed: text(row.invoiceNeed),
  days: String(row.days),
  takesAlternative: row.takesAlternative,
  isAnonymous: row.isAnonymous,
  remark: text(row.remark),
});

// The last two are the Chinese words for a thousand and for ten thousand.
const units: Record<string, number> = { '': 1, k: 1000, w: 10_000, m: 1_000_000, '\u5343': 1000, '\u4e07': 10_000 };

/** How many: `5,000`, `5k`, `1.2万`; null: no whole number of pieces. */
export function quantityOf(typed: string): number | null {
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)([kKwWmM\u5343\u4e07]?)$/.exec(plainNumber(typed)) ?? [];
  const count = Math.round(Number(digits) * (units[unit.toLowerCase()] ?? 0) * 1e6) / 1e6;
  return digits !== '' && Number.isInteger(count) && count >= 1 && count <= MOST_QUANTITY ? count : null;
}

const hasLetter = /[\p{L}\p{N}]/u;

/** What is wrong, in the order of the fields. */
export function rowProblems(input: RowInput, t: Translate<(typeof rowFormMessages)['texts']>): Problems<RowInput> {
  const model = input.model.trim();
  const price = plainNumber(input.price);
  const days = plainNumber(input.leadTimeDays);
  const remark = Array.from(input.remark.trim()).length;
  return {
    ...(model === '' ? { model: t('required') } : hasLetter.test(model) && model.length <= 80 ? {} : { model: t('modelWrong') }),
    ...(input.quantity.trim() !== '' && quantityOf(input.quantity) === null && { quantity: t('quantityWrong') }),
    ...(price !== '' && !(/^\d{1,9}(\.\d{1,6})?$/.test(price) && /[1-9]/.test(price)) && { price: t('priceWrong') }),
    ...(days !== '' && !(/^\d{1,4}$/.test(days) && Number(days) <= 1000) && { leadTimeDays: t('leadTimeWrong') }),
    ...(remark > MOST_REMARK && { remark: t('remarkLong', { count: remark }) }),
  };
}

const pick = <Choice extends string>(choices: readonly Choice[], value: string): Choice | null => choices.find((one) => one === value) ?? null;
const lengths = { '7': 7, '15': 15, '30': 30, '60': 60, '90': 90 } as const;

/** What the server takes; call it with what has no problems. */
export function formOf(type: 0 | 1, input: RowInput): BoardForm {
  const days = plainNumber(input.leadTimeDays);
  return {
    type,
    model: input.model.trim(),
    brandName: input.brandName.trim(),
    packageCase: input.packageCase.trim(),
    quantity: quantityOf(input.quantity),
    price: plainNumber(input.price) === '' ? '' : plainPrice(input.price),
    currency: pick(rowChoices.currency, input.currency) ?? 'CNY',
    taxMode: pick(rowChoices.taxMode, input.taxMode),
    supplyKind: pick(rowChoices.supplyKind, input.supplyKind),
    grade: pick<ConditionGrade>(rowChoices.grade, input.grade),
    dateCode: input.dateCode.trim(),
    packing: pick(rowChoices.packing, input.packing),
    leadTimeDays: days === '' ? null : Number(days),
    place: pick(rowChoices.place, input.place),
    invoiceNeed: type === 1 ? pick(rowChoices.invoiceNeed, input.invoiceNeed) : null,
    takesAlternative: type === 1 && input.takesAlternative,
    isAnonymous: type === 1 && input.isAnonymous,
    remark: input.remark.trim(),
    days: lengths[pick(rowChoices.days, input.days) ?? '30'],
  };
}
