import type { CorrectedFact } from '@chippage/api/types';
import type { Db } from '../../../platform/database/connect.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { listCorrections, standingOf } from './corrections.queries.ts';
import { factName, factText } from './factShapes.ts';

/** The facts of a part that operators corrected, with where they are from, as everybody may read it. */
export async function findCorrectedFacts(db: Db, partId: number, index: Pick<CatalogueIndex, 'parameters'>): Promise<CorrectedFact[]> {
  return [...standingOf(await listCorrections(db, { partId })).values()].map(({ field, value, source, madeAt }) => {
    const named = factName(index, field);
    return { field, name: named.name, text: factText(named, value), source, time: new Date(madeAt).toISOString() };
  });
}
