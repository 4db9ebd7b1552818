import type { CorrectedFact } from '@chippage/api/types';
import type { Db } from '../../../platform/database/connect.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { type CorrectionRow, listCorrections, listCorrectionsOfParts, standingOf } from './corrections.queries.ts';
import { factName, factText } from './factShapes.ts';

/** The facts of a part that operators corrected, with where they are from, as everybody may read it. */
export async function findCorrectedFacts(db: Db, partId: number, index: Pick<CatalogueIndex, 'parameters'>): Promise<CorrectedFact[]> {
  return toFacts(await listCorrections(db, { partId }), index);
}

/** The corrected facts of parts, by part. */
export async function findCorrectedFactsOfParts(
  db: Db,
  partIds: readonly number[],
  index: Pick<CatalogueIndex, 'parameters'>,
): Promise<Map<number, CorrectedFact[]>> {
  const rows = Map.groupBy(await listCorrectionsOfParts(db, partIds), ({ partId }) => partId);
  return new Map([...rows].map(([partId, own]) => [partId, toFacts(own, index)]));
}

function toFacts(rows: readonly CorrectionRow[], index: Pick<CatalogueIndex, 'parameters'>): CorrectedFact[] {
  return [...standingOf(rows).values()].map(({ field, value, source, madeAt }) => {
    const named = factName(index, field);
    return { field, name: named.name, text: factText(named, value), source, time: new Date(madeAt).toISOString() };
  });
}
