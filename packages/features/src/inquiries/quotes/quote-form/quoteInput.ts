import { LARGEST_LADDER, type TermsProblem, termsProblems } from '@chippage/api/goodsTerms';
import { quoteForDemandLimits as limits } from '@chippage/api/limits';
import type { BoardRow, QuoteForDemand, QuoteOffer, QuoteWish } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { piecesOf, plainNumber, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import type { quoteFormMessages } from './messages.ts';

/** A step of the ladder, from 0. */
export type StepAt = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A field of a step: each is a field of the form, so that focus, words of the server and the draft find it. */
export type StepField = `quantity${StepAt}` | `price${StepAt}`;

/** An offer as it is typed; empty is not said. */
export interface QuoteInput extends Record<StepField, string> {
  /** How many steps there are. */
  steps: number;
  currency: string;
  taxMode: string;
  moq: string;
  multiple: string;
  spq: string;
  stock: string;
  dateCode: string;
  grade: string;
  /** Confirmed that the parts are used ones. */
  isUsed: boolean;
  packing: string;
  leadTimeDays: string;
  place: string;
  hasCoc: boolean;
  validDays: string;
  remark: string;
}

/** What a seller writes of an offer. */
export type WrittenOffer = Omit<QuoteForDemand, 'rowId' | 'fileIds'>;

/** What can be picked. */
export const quoteChoices = {
  currency: ['CNY', 'USD'],
  taxMode: ['tax13', 'tax1', 'untaxed'],
  place: ['SZ', 'HK', 'OTHER'],
  grade: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'd1', 'd2', 'd3', 'd4', 't1', 't2'],
  packing: ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'],
} as const;

/** All steps that there can be. */
const allSteps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly StepAt[];
/** The steps that there are. */
export const stepsOf = ({ steps }: Pick<QuoteInput, 'steps'>): readonly StepAt[] => allSteps.slice(0, Math.min(Math.max(steps, 1), LARGEST_LADDER));

/** D: parts that were used before. */
export const isUsedGrade = (grade: string): boolean => grade.startsWith('d');

const text = (value: string | number | null) => (value === null ? '' : String(value));
const ladderFields = (ladder: readonly { minQuantity: number | string; unitPrice: string }[]): Pick<QuoteInput, StepField | 'steps'> => ({
  steps: Math.max(ladder.length, 1),
  ...(Object.fromEntries(
    allSteps.flatMap((at) => [
      [`quantity${at}`, text(ladder[at]?.minQuantity ?? '')],
      [`price${at}`, ladder[at]?.unitPrice ?? ''],
    ]),
  ) as Record<StepField, string>),
});

/** What the form begins with: the offer that stands, else what the row says. */
export function begunQuote(row: BoardRow, offer: QuoteOffer | null): QuoteInput {
  if (offer !== null) {
    return {
      ...ladderFields(offer.priceLadder),
      currency: offer.currency,
      taxMode: offer.taxMode,
      moq: text(offer.moq),
      multiple: text(offer.multiple),
      spq: text(offer.spq),
      stock: text(offer.stock),
      dateCode: text(offer.dateCode),
      grade: text(offer.grade),
      isUsed: isUsedGrade(text(offer.grade)),
      packing: text(offer.packing),
      leadTimeDays: text(offer.leadTimeDays),
      place: offer.place,
      hasCoc: offer.hasCoc,
      validDays: '7',
      remark: text(offer.remark),
    };
  }
  // What the own supply says of the parts holds for its quote; what a demand wants is not yet what there is.
  const isOwn = row.type === 0;
  return {
    ...ladderFields([{ minQuantity: '1', unitPrice: isOwn ? text(row.price) : '' }]),
    currency: row.currency,
    taxMode: row.taxMode ?? 'tax13',
    moq: '1',
    multiple: '1',
    spq: '',
    stock: isOwn ? text(row.quantity) : '',
    dateCode: isOwn ? text(row.dateCode) : '',
    grade: isOwn ? text(row.grade) : '',
    isUsed: false,
    packing: isOwn ? text(row.packing) : '',
    leadTimeDays: isOwn ? text(row.leadTimeDays) : '',
    place: row.place ?? 'SZ',
    hasCoc: false,
    validDays: '7',
    remark: '',
  };
}

/** How many the buyer wants: what was asked for last, else what the demand says. */
export const wantedOf = (quantity: number | null, wish: QuoteWish | null): number | null => wish?.quantity ?? quantity;

/** What is typed with one step less; those behind it move up. */
export function withoutStep(input: QuoteInput, gone: StepAt): Partial<QuoteInput> {
  const ladder = stepsOf(input).flatMap((at) => (at === gone ? [] : [{ minQuantity: input[`quantity${at}`], unitPrice: input[`price${at}`] }]));
  return ladderFields(ladder);
}

const wholeOf = (typed: string, most: number): number | null => {
  const digits = plainNumber(typed);
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
};

function fieldOf(problem: TermsProblem): keyof QuoteInput {
  if (problem.field !== 'priceLadder') return problem.field;
  const at = Math.min(problem.at, LARGEST_LADDER - 1) as StepAt;
  return problem.problem === 'price_order' || problem.problem === 'price_zero' ? `price${at}` : `quantity${at}`;
}

type Words = Translate<(typeof quoteFormMessages)['texts']>;

function termsWords(t: Words, problem: TermsProblem): string {
  if (problem.field !== 'priceLadder') return t(problem.field === 'moq' ? 'moqMultiple' : 'spqMultiple');
  const no = problem.at + 1;
  switch (problem.problem) {
    case 'quantity_order':
      return t('stepQuantityOrder', { no });
    case 'price_zero':
      return t('stepPriceZero', { no });
    case 'price_order':
      return t('stepPriceOrder', { no });
    default:
      return t('stepStarts');
  }
}

const read = (input: QuoteInput) => ({
  priceLadder: stepsOf(input).map((at) => ({ minQuantity: piecesOf(input[`quantity${at}`]) ?? 1, unitPrice: priceOf(input[`price${at}`]) ?? '1' })),
  moq: piecesOf(input.moq) ?? 1,
  multiple: piecesOf(input.multiple) ?? 1,
  spq: input.spq.trim() === '' ? null : piecesOf(input.spq),
  stock: input.stock.trim() === '' ? null : piecesOf(input.stock),
});

/** What is wrong, in the order of the fields. */
export function quoteProblems(input: QuoteInput, t: Words): Problems<QuoteInput> {
  const found: Problems<QuoteInput> = {};
  for (const at of stepsOf(input)) {
    if (piecesOf(input[`quantity${at}`]) === null) found[`quantity${at}`] = t('wholeWrong', { name: t('stepQuantity', { no: at + 1 }) });
    if (priceOf(input[`price${at}`]) === null) found[`price${at}`] = t('priceWrong', { no: at + 1 });
  }
  for (const field of ['moq', 'multiple', 'spq', 'stock'] as const) {
    const isOpen = field === 'spq' || field === 'stock';
    if (!(isOpen && input[field].trim() === '') && piecesOf(input[field]) === null) found[field] = t('wholeWrong', { name: t(field) });
  }
  if (Object.keys(found).length === 0) {
    const terms = read(input);
    for (const problem of termsProblems(terms)) {
      found[fieldOf(problem)] ??= termsWords(t, problem);
    }
    if (terms.stock !== null && terms.stock < terms.moq) found.stock = t('stockBelow');
  }
  if (Array.from(input.dateCode.trim()).length > limits.dateCode.maxLength) found.dateCode = t('dateCodeLong');
  if (isUsedGrade(input.grade) && !input.isUsed) found.isUsed = t('usedMissing');
  if (input.leadTimeDays.trim() !== '' && wholeOf(input.leadTimeDays, limits.leadTimeDays.maximum) === null) found.leadTimeDays = t('daysWrong');
  if ((wholeOf(input.validDays, limits.validDays.maximum) ?? 0) < limits.validDays.minimum) found.validDays = t('validWrong');
  if (Array.from(input.remark.trim()).length > limits.remark.maxLength) found.remark = t('remarkLong');
  return found;
}

const pick = <Choice extends string>(choices: readonly Choice[], value: string): Choice | null => choices.find((one) => one === value) ?? null;

/** What the server takes; call it with what has no problems. */
export const writtenOffer = (input: QuoteInput): WrittenOffer => ({
  ...read(input),
  currency: pick(quoteChoices.currency, input.currency) ?? 'CNY',
  taxMode: pick(quoteChoices.taxMode, input.taxMode) ?? 'tax13',
  dateCode: input.dateCode.trim(),
  grade: pick(quoteChoices.grade, input.grade),
  packing: pick(quoteChoices.packing, input.packing),
  leadTimeDays: input.leadTimeDays.trim() === '' ? null : wholeOf(input.leadTimeDays, limits.leadTimeDays.maximum),
  place: pick(quoteChoices.place, input.place) ?? 'SZ',
  hasCoc: input.hasCoc,
  validDays: wholeOf(input.validDays, limits.validDays.maximum) ?? 7,
  remark: input.remark.trim(),
});
