import { eq, ilike, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { literalLike } from '../database/literalLike.ts';
import { members } from './members.schema.ts';

/** Members whose name, mobile number or id somebody may have typed; no words mean everybody. */
export function memberMatches(keywords: string): SQL | undefined {
  const words = keywords.trim();
  if (words === '') return undefined;
  const digits = words.replaceAll(/[\s+-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  return or(
    ilike(members.nickName, literalLike(words)),
    isNumber && digits.length <= 15 ? eq(members.id, Number(digits)) : undefined,
    // Three digits would page through everybody's numbers.
    isNumber && digits.length >= 4 ? ilike(members.mobile, literalLike(digits)) : undefined,
  );
}

/** Their ids, for statements about what belongs to them. */
export const idsOfMembers = (keywords: string) =>
  new QueryBuilder({ casing: 'snake_case' }).select({ id: members.id }).from(members).where(memberMatches(keywords));
