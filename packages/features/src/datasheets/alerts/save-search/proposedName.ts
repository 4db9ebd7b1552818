import type { Facet } from '@chippage/api/types';
import { chosenRange, chosenValues, type PartQuery } from '../../parts/part-results/partQuery.ts';

const LONGEST = 60;

/** A name for a search: its words, then what is chosen in each filter as the filter calls it. */
export function proposedName(query: PartQuery, facets: readonly Facet[]): string {
  const chosen = facets.flatMap(({ code, name, unit, options }) => {
    const { from, to } = chosenRange(query, code);
    if (from !== null || to !== null) return [`${name} ${from ?? ''}–${to ?? ''}${unit === null ? '' : ` ${unit}`}`];
    const labels = chosenValues(query, code).map((value) => options.find((option) => option.value === value)?.label ?? value);
    return labels.length === 0 ? [] : [labels.join('、')];
  });
  return [...[query.keywords, ...chosen].filter((words) => words !== '').join('，')].slice(0, LONGEST).join('');
}
