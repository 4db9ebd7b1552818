import type { CompanyCompletion, CompanyResponse } from '@chippage/api/types';

/** So many days back what happened counts. */
export const WINDOW_DAYS = 90;
/** Of fewer cases no figure is given: it would say more about chance than about the company. */
export const FEWEST = 5;

/** How long a company took to answer. */
export interface AnswerTimes {
  medianHours: number | null;
  answered: number;
  asked: number;
}

/** What became of a deal: its order was finished, it fell through, or that is still open. */
export type DealEnd = 'kept' | 'broken' | 'open';

/** An order where it stands; null: none was made of the deal. */
export function endOfDeal({ orderState, dealUntil }: { orderState: string | null; dealUntil: Date | null }, now: Date): DealEnd {
  if (orderState === 'FINISHED') return 'kept';
  if (orderState === 'CLOSED' || orderState === 'REFUNDED') return 'broken';
  if (orderState === null && dealUntil !== null && dealUntil <= now) return 'broken';
  return 'open';
}

/** How fast a company answers, where there are enough answers to say so. */
export const toResponse = ({ medianHours, answered, asked }: AnswerTimes): CompanyResponse => ({
  medianHours: answered < FEWEST || medianHours === null ? null : Math.round(medianHours * 10) / 10,
  answered,
  asked,
});

/** What became of its deals; what is still open does not count. */
export function toCompletion(ends: readonly DealEnd[]): CompanyCompletion {
  const kept = ends.filter((end) => end === 'kept').length;
  const deals = kept + ends.filter((end) => end === 'broken').length;
  return { share: deals < FEWEST ? null : Math.round((kept / deals) * 1000) / 1000, deals, kept };
}
