import { textAt } from '../../src/datasheets/parts/catalogue/textColumn.ts';
import { valueOf } from '../../src/datasheets/parts/catalogue/catalogueIndex.ts';
import { searchParts, type Searchable } from '../../src/datasheets/parts/search/searchParts.ts';
import { isNear } from '../../src/datasheets/parts/understanding/quantities.ts';

/** A query with what must be found, in the shape of queries.ndjson. */
export interface JudgedQuery {
  query: string;
  kind: string;
  want: 'rank1' | 'allPrefixFirst' | 'top3' | 'top10' | 'categoryFilter' | 'filterTop10';
  expect: { brand: string; mpn: string }[];
  filter?: { brand?: string; mpnPrefix?: string; category?: string; package?: string; params?: Record<string, string | number> };
}

/** A found part as the judge sees it. */
export interface JudgedHit {
  brand: string;
  mpn: string;
  category: string;
  package: string | null;
  params: Record<string, string | number>;
}

/** How many queries of each kind were met, and which were not. */
export interface Verdict {
  kinds: Map<string, { met: number; of: number }>;
  met: number;
  of: number;
  missed: { query: JudgedQuery; hits: JudgedHit[] }[];
}

/** A search over a catalogue, for judging. */
export function searcherOf(searchable: Searchable): (query: string) => JudgedHit[] {
  const { index } = searchable;
  return (query) =>
    searchParts(searchable, { keywords: query, pageIndex: 1, pageSize: 20, sort: 'relevance' }).rows.map(({ row }) => ({
      brand: index.brands[index.brand[row] ?? 0]?.name ?? '',
      mpn: textAt(index.mpns, row),
      category: index.categories[index.category[row] ?? 0]?.id ?? '',
      package: index.dictionary.packages[index.package[row] ?? -1] ?? null,
      params: Object.fromEntries(
        index.parameters.flatMap((parameter, at) => {
          const value = valueOf(index, row, at);
          return value ? [[parameter.code, Number.isNaN(value.number) ? value.text : value.number]] : [];
        }),
      ),
    }));
}

/** Judges a search by queries. */
export function judge(search: (query: string) => JudgedHit[], queries: readonly JudgedQuery[]): Verdict {
  const verdict: Verdict = { kinds: new Map(), met: 0, of: 0, missed: [] };
  for (const query of queries) {
    const hits = search(query.query);
    const isMet = isSatisfied(query, hits);
    const kind = verdict.kinds.get(query.kind) ?? { met: 0, of: 0 };
    verdict.kinds.set(query.kind, { met: kind.met + Number(isMet), of: kind.of + 1 });
    verdict.of++;
    if (isMet) verdict.met++;
    else verdict.missed.push({ query, hits: hits.slice(0, 10) });
  }
  return verdict;
}

function isSatisfied(query: JudgedQuery, hits: readonly JudgedHit[]): boolean {
  const isExpected = (hit: JudgedHit) => query.expect.some((expected) => expected.brand === hit.brand && expected.mpn === hit.mpn);
  const meets = (hit: JudgedHit) => meetsFilter(hit, query.filter ?? {});
  switch (query.want) {
    case 'rank1':
      return hits[0] !== undefined && isExpected(hits[0]);
    case 'top3':
      return hits.slice(0, 3).some(isExpected);
    case 'top10':
      return query.filter ? hits.length > 0 && hits.slice(0, 10).every(meets) : hits.slice(0, 10).some(isExpected);
    case 'allPrefixFirst': {
      const firstOther = hits.findIndex((hit) => !meets(hit));
      return hits.some(meets) && (firstOther < 0 || hits.slice(firstOther).every((hit) => !meets(hit)));
    }
    default:
      return hits.length > 0 && hits.slice(0, 10).every(meets);
  }
}

function meetsFilter(hit: JudgedHit, filter: NonNullable<JudgedQuery['filter']>): boolean {
  if (filter.brand !== undefined && hit.brand !== filter.brand) return false;
  if (filter.mpnPrefix !== undefined && !hit.mpn.toUpperCase().startsWith(filter.mpnPrefix.toUpperCase())) return false;
  if (filter.category !== undefined && hit.category !== filter.category && !hit.category.startsWith(`${filter.category}/`)) return false;
  if (filter.package !== undefined && hit.package !== filter.package) return false;
  return Object.entries(filter.params ?? {}).every(([code, wanted]) => {
    const value = hit.params[code];
    return typeof value === 'number' && typeof wanted === 'number' ? isNear(value, wanted) : value === wanted;
  });
}
