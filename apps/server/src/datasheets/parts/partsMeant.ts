import type { Db } from '../../platform/database/connect.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import { findMeant, type Meant } from './search/searchParts.ts';

/** The parts that words mean, as the search of parts reads them. */
export async function partsMeant(db: Db, keywords: string): Promise<Meant> {
  return keywords.trim() === '' ? { ids: [], isNear: false } : findMeant(await catalogueOf(db).current(), keywords);
}
