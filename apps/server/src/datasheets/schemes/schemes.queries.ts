import type { SuggestedPart } from '@chippage/api/types';
import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { brands } from '../parts/brands.schema.ts';
import { parameters, parts } from '../parts/parts.schema.ts';
import type { ParameterNames, SchemePart } from './schemes.rules.ts';

/** Parts that a scheme is read from at most, the best known first. */
const MOST_PARTS = 20_000;

/** A maker's parts with whole numbers, the best known first. */
export const partsOfBrand = (db: Db, brandId: number, prefix = ''): Promise<SchemePart[]> =>
  db
    .select({ id: parts.id, mpn: parts.mpn, mpnKey: parts.mpnKey, packageCase: parts.packageCase, pins: parts.pins, params: parts.params })
    .from(parts)
    .where(and(eq(parts.brandId, brandId), eq(parts.isPattern, false), prefix === '' ? undefined : like(parts.mpnKey, `${prefix}%`)))
    .orderBy(desc(parts.popularity), parts.id)
    .limit(MOST_PARTS);

/** What parameters are called. */
export async function parameterNames(db: Db): Promise<ParameterNames> {
  const found = await db.select({ code: parameters.code, name: parameters.name, unit: parameters.unit }).from(parameters);
  return new Map(found.map(({ code, name, unit }) => [code, { name, unit }]));
}

/** A maker's name; undefined: there is no such maker. */
export async function brandNameOf(db: Db, brandId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${brands.nameCn}, ${brands.name})` })
    .from(brands)
    .where(eq(brands.id, brandId));
  return row?.name;
}

/** Which parts to suggest: those with one of these keys, or those whose keys begin so. */
export interface SuggestionWish {
  keys?: readonly string[];
  prefix?: string;
  brandId: number | undefined;
  limit: number;
}

/** Parts to suggest with the keys of their numbers, the best known first. */
export async function suggestParts(db: Db, { keys = [], prefix, brandId, limit }: SuggestionWish): Promise<(SuggestedPart & { mpnKey: string })[]> {
  if (keys.length === 0 && prefix === undefined) return [];
  return db
    .select({
      partId: parts.id,
      mpn: parts.mpn,
      mpnKey: parts.mpnKey,
      brandId: brands.id,
      brandName: sql<string>`coalesce(${brands.nameCn}, ${brands.name})`,
      packageCase: parts.packageCase,
    })
    .from(parts)
    .innerJoin(brands, eq(brands.id, parts.brandId))
    .where(
      and(
        eq(parts.isPattern, false),
        or(keys.length === 0 ? undefined : inArray(parts.mpnKey, [...keys]), prefix === undefined ? undefined : like(parts.mpnKey, `${prefix}%`)),
        brandId === undefined ? undefined : eq(parts.brandId, brandId),
      ),
    )
    .orderBy(desc(parts.popularity), parts.id)
    .limit(limit);
}
