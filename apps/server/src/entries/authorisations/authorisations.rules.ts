import type { SalesRegion } from '@chippage/api/types';
import { isDay } from '../../platform/isDay.ts';

/** What a company writes of an authorisation. */
export interface WrittenAuthorisation {
  certificate: string;
  validFrom: string;
  validTo: string;
}

/** What is wrong with a field, in words that say what to do. */
export interface AuthorisationProblem {
  field: keyof WrittenAuthorisation | 'brandId';
  msg: string;
}

const noDay = '没有这一天，例如 2027-12-31';

/** What is wrong with an authorisation on a day in China; undefined: nothing. One that does not hold yet would count at once. */
export function authorisationProblem({ certificate, validFrom, validTo }: WrittenAuthorisation, today: string): AuthorisationProblem | undefined {
  if (certificate.trim() === '') return { field: 'certificate', msg: '请填写证书编号' };
  if (validFrom !== '' && !isDay(validFrom)) return { field: 'validFrom', msg: noDay };
  if (validFrom > today) return { field: 'validFrom', msg: '还没有生效，请在生效以后提交' };
  if (!isDay(validTo)) return { field: 'validTo', msg: noDay };
  if (validTo < today) return { field: 'validTo', msg: '授权已经过期，请提交新的证书' };
  return undefined;
}

/** Regions as operators and letters name them. */
export const regionNames: Record<SalesRegion, string> = {
  southChina: '华南',
  eastChina: '华东',
  northChina: '华北',
  centralChina: '华中',
  southwestChina: '西南',
  northwestChina: '西北',
  northeastChina: '东北',
  hongKong: '中国香港',
  overseas: '海外',
};

/** Regions in words; null: none are named. */
export const regionWords = (regions: readonly SalesRegion[]): string | null =>
  regions.length === 0 ? null : regions.map((each) => regionNames[each]).join('、');
