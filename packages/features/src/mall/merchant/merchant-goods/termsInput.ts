import { type GoodsTerms, LARGEST_LADDER, type TermsProblem, termsProblems } from '@chippage/api/goodsTerms';
import type { GoodsRow } from '@chippage/api/types';
import { daysOf, piecesOf, priceOf } from '../../../parts/plain-number/plainNumber.ts';

/** Prices and quantities as they are typed. */
export interface TermsDraft {
  ladder: readonly { key: number; quantity: string; price: string }[];
  moq: string;
  multiple: string;
  spq: string;
  leadTimeDays: string;
}

/** Prices and quantities as they are saved. */
export interface TermsInput extends GoodsTerms {
  leadTimeDays: number | null;
}

/** A field of the form: of a step of the ladder, or one of the others. */
export type TermsField = `quantity${number}` | `price${number}` | 'moq' | 'multiple' | 'spq' | 'leadTimeDays';

/** What is wrong with a field. */
export type TermsFault = 'wholeNumber' | 'price' | 'days' | TermsProblem['problem'];

/** What goods have now. */
export const draftOfTerms = ({ priceLadder, moq, multiple, spq, leadTimeDays }: GoodsRow): TermsDraft => ({
  ladder: (priceLadder.length > 0 ? priceLadder : [{ minQuantity: moq, unitPrice: '' }]).map(({ minQuantity, unitPrice }, at) => ({
    key: at,
    quantity: String(minQuantity),
    price: unitPrice,
  })),
  moq: String(moq),
  multiple: String(multiple),
  spq: spq === null ? '' : String(spq),
  leadTimeDays: leadTimeDays === null ? '' : String(leadTimeDays),
});

/** One more step of the ladder; none when there are as many as can be. */
export function withStep(draft: TermsDraft): TermsDraft {
  if (draft.ladder.length >= LARGEST_LADDER) return draft;
  const key = Math.max(...draft.ladder.map((step) => step.key)) + 1;
  return { ...draft, ladder: [...draft.ladder, { key, quantity: '', price: '' }] };
}

/** Reads the form. @returns what is wrong with which field, in their order, or the terms */
export function readTerms(draft: TermsDraft): { terms: TermsInput } | { faults: Map<TermsField, TermsFault> } {
  const faults = new Map<TermsField, TermsFault>();
  const read = <Value>(field: TermsField, value: Value | null, fault: TermsFault): Value | null => {
    if (value === null) faults.set(field, fault);
    return value;
  };
  const priceLadder = draft.ladder.map(({ quantity, price }, at) => ({
    minQuantity: read(`quantity${at}`, piecesOf(quantity), 'wholeNumber') ?? 1,
    unitPrice: read(`price${at}`, priceOf(price), 'price') ?? '1',
  }));
  const moq = read('moq', piecesOf(draft.moq), 'wholeNumber') ?? 1;
  const multiple = read('multiple', piecesOf(draft.multiple), 'wholeNumber') ?? 1;
  const spq = draft.spq.trim() === '' ? null : read('spq', piecesOf(draft.spq), 'wholeNumber');
  const leadTimeDays = draft.leadTimeDays.trim() === '' ? null : read('leadTimeDays', daysOf(draft.leadTimeDays), 'days');
  const terms = { priceLadder, moq, multiple, spq, leadTimeDays };
  if (faults.size === 0) for (const problem of termsProblems(terms)) faults.set(fieldOf(problem), problem.problem);
  return faults.size === 0 ? { terms } : { faults };
}

function fieldOf(problem: TermsProblem): TermsField {
  if (problem.field !== 'priceLadder') return problem.field;
  return problem.problem === 'price_order' || problem.problem === 'price_zero' ? `price${problem.at}` : `quantity${problem.at}`;
}
