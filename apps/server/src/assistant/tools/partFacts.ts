import type { AssistantFact, AssistantPart, Document, Match, PartRow } from '@chippage/api/types';
import { catalogueOf } from '../../datasheets/parts/catalogue/catalogue.ts';
import { findCorrectedFactsOfParts } from '../../datasheets/parts/corrections/correctedFacts.ts';
import { lifecycleNames } from '../../datasheets/parts/lifecycleNames.ts';
import { findFactsOfParts, findPartRows } from '../../datasheets/parts/parts.queries.ts';
import { findDocuments } from '../../datasheets/documents/documents.queries.ts';
import { findEvidenceOfParts } from '../../datasheets/documents/evidence.queries.ts';
import type { Ctx } from '../../platform/context.ts';

/** The facts of a row as the part's page shows them. */
function shownFacts({ packageCase, pins, lifecycle, params }: PartRow): Pick<AssistantFact, 'field' | 'name' | 'text'>[] {
  const known = (value: string | null) => value !== null && value !== '';
  return [
    ...(known(packageCase) ? [{ field: 'packageCase', name: '封装', text: packageCase ?? '' }] : []),
    ...(pins === null ? [] : [{ field: 'pins', name: '引脚数', text: `${pins}` }]),
    { field: 'lifecycle', name: '生命周期', text: lifecycleNames[lifecycle] },
    ...params.map(({ code, name, unit, valueText }) => ({ field: code, name, text: unit === null ? valueText : `${valueText} ${unit}` })),
  ];
}

/** Parts with their facts, each with the page that says it, in the order asked for; those that are gone are left out. */
export async function partsWithFacts({ db }: Pick<Ctx, 'db'>, wanted: readonly { id: number; match: Match }[]): Promise<AssistantPart[]> {
  const { index } = await catalogueOf(db).current();
  const rows = await findPartRows(db, wanted, index.parameters);
  const ids = rows.map(({ id }) => id);
  const [factsOf, evidenceOf, correctionsOf] = await Promise.all([
    findFactsOfParts(db, ids),
    findEvidenceOfParts(db, ids),
    findCorrectedFactsOfParts(db, ids, index),
  ]);
  const documentIds = [...new Set([...evidenceOf.values()].flat().map(({ documentId }) => documentId))];
  const documents = new Map((await findDocuments(db, documentIds)).map((document): [number, Document] => [document.id, document]));
  return rows.map((row) => {
    const [facts, evidence = [], corrections = []] = [factsOf.get(row.id), evidenceOf.get(row.id), correctionsOf.get(row.id)];
    const { id, mpn, brandId, brandName, brandNameCn, category, categoryName, match } = row;
    const placeOf = (field: string): AssistantFact['place'] => {
      const found = evidence.find((one) => one.field === field);
      const document = found && documents.get(found.documentId);
      if (!document) return null;
      return { documentId: document.id, brandId: document.brandId, title: document.title, page: found.page, isSure: found.isSure, isSample: document.isSample };
    };
    return {
      id,
      mpn,
      brandId,
      brandName,
      brandNameCn,
      category,
      categoryName,
      match,
      isFamilyName: facts?.isPattern ?? false,
      facts: shownFacts(row).map((fact) => ({
        ...fact,
        place: placeOf(fact.field),
        correction: corrections.find(({ field }) => field === fact.field)?.source ?? null,
      })),
      sources: facts?.sources ?? [],
      asOf: new Date(facts?.updatedAt ?? 0).toISOString(),
    };
  });
}
