import type { Db } from '../../platform/database/connect.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { findMeant } from './search/searchParts.ts';

/** Numbers of the parts that words mean, the best first, as the search of parts reads them; without near misses. */
export async function partsMeant(db: Db, keywords: string): Promise<number[]> {
  return keywords.trim() === '' ? [] : findMeant(await catalogueOf(db).current(), keywords);
}
