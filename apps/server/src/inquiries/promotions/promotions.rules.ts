import { promotionLimits } from '@chippage/api/limits';
import type { PromotedRow, PromotionState } from '@chippage/api/types';
import type { FieldError } from '../../platform/errors.ts';
import { isDay } from '../../platform/isDay.ts';
import type { companyPromotions } from './promotions.schema.ts';

/** What is advertised, as it can be had now. */
export type PromotedThing = Omit<PromotedRow, 'id' | 'poster'>;

/** An advertisement as it is stored. */
export type PromotionRecord = typeof companyPromotions.$inferSelect;

const DAY = 86_400_000;
const dayNumber = (day: string) => Math.round(new Date(`${day}T00:00:00Z`).getTime() / DAY);

/** What of the days no schema can tell to be wrong. @param today In China */
export function wrongDays({ startOn, endOn }: Pick<PromotionRecord, 'startOn' | 'endOn'>, today: string): FieldError[] {
  if (!isDay(startOn)) return [{ field: 'startOn', msg: '没有这一天，请重新选择' }];
  if (!isDay(endOn)) return [{ field: 'endOn', msg: '没有这一天，请重新选择' }];
  if (startOn < today) return [{ field: 'startOn', msg: '开始日期不能早于今天' }];
  if (dayNumber(startOn) - dayNumber(today) > promotionLimits.ahead) return [{ field: 'startOn', msg: `开始日期最晚在 ${promotionLimits.ahead} 天以内` }];
  if (endOn < startOn) return [{ field: 'endOn', msg: '结束日期不能早于开始日期' }];
  if (dayNumber(endOn) - dayNumber(startOn) >= promotionLimits.days) return [{ field: 'endOn', msg: `一次最多 ${promotionLimits.days} 天` }];
  return [];
}

/** Where an advertisement stands on a day. @param isThere What it advertises can be had today */
export function stateOn({ state, startOn, endOn }: Pick<PromotionRecord, 'state' | 'startOn' | 'endOn'>, today: string, isThere: boolean): PromotionState {
  if (state === 'refused' || state === 'withdrawn') return state;
  if (endOn < today) return 'ended';
  if (state === 'reviewing') return 'reviewing';
  if (!isThere) return 'paused';
  return startOn > today ? 'waiting' : 'running';
}

/** Whether it takes one of the places that its company has. */
export const takesPlace = ({ state, endOn }: Pick<PromotionRecord, 'state' | 'endOn'>, today: string): boolean =>
  (state === 'reviewing' || state === 'approved') && endOn >= today;

/** An advertisement that may be shown. */
export interface Candidate {
  id: number;
  enterpriseId: number;
  thing: PromotedThing;
}

/**
 * Those that are shown in one turn: of each company the one whose turn it is, and of the companies those whose turn it is.
 * Everybody sees the same in one turn, and after as many turns as there are companies each has been first as often as the others.
 */
export function inTurn(all: readonly Candidate[], turn: number): Candidate[] {
  const companies = [...Map.groupBy(all, ({ enterpriseId }) => enterpriseId)].toSorted(([one], [other]) => one - other);
  const from = companies.length === 0 ? 0 : turn % companies.length;
  return [...companies.slice(from), ...companies.slice(0, from)].slice(0, promotionLimits.perPlace).flatMap(([, own]) => own[turn % own.length] ?? []);
}
