import type { CompanyCard, CompanyLicence } from '@chippage/api/types';
import type { CompanyRecord } from './companies.queries.ts';

/** Whether a verification holds at a moment. */
export const isInForceAt = ({ status, expiresAt }: Pick<CompanyRecord, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 1 && (expiresAt === null || expiresAt > now);

/** What is counted of a company for its card. */
export type CardCounts = Pick<CompanyCard, 'supplies' | 'demands' | 'followers'>;

/** A company as lists show it. */
export function toCard(row: CompanyRecord, counts: CardCounts, now: Date): CompanyCard {
  const { id, name, nameEn, place, industry, roles, isSample } = row;
  return { id, name, nameEn, place, industry, roles, isVerified: isInForceAt(row, now), isSample, ...counts };
}

/** What its licence says; null where nobody has looked at one. */
export function toLicence({ isSample, name, creditCode, legalPerson, regAddress, licenceExpiry }: CompanyRecord): CompanyLicence | null {
  return isSample ? null : { name, creditCode, legalPerson, regAddress, validUntil: licenceExpiry };
}
