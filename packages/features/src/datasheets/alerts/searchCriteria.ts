import type { SearchCriteria } from '@chippage/api/types';
import { emptyPartQuery, type PartQuery } from '../parts/part-results/partQuery.ts';

/** What a search asks for, without order and page. */
export function criteriaOf({ keywords, category, brandIds, packages, lifecycles, datasheet, isInStock, quantity, filters }: PartQuery): SearchCriteria {
  return {
    keywords,
    category,
    brandIds: [...brandIds],
    packages: [...packages],
    lifecycles: [...lifecycles],
    datasheet,
    isInStock,
    quantity,
    filters: Object.entries(filters).map(([code, value]) => `${code}:${value}`),
  };
}

/** The search that asks for it. */
export function queryOf({ filters, ...criteria }: SearchCriteria): PartQuery {
  const byCode = filters.map((filter): [string, string] => {
    const colon = filter.indexOf(':');
    return [filter.slice(0, colon), filter.slice(colon + 1)];
  });
  return emptyPartQuery({ ...criteria, filters: Object.fromEntries(byCode) });
}
