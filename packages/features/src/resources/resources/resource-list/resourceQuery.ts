import type { VarsOf } from '@chippage/api/operations';
import type { ResourceField, ResourceKind, ResourceLevel, ResourceSort } from '@chippage/api/types';
import type { ResourceListParams } from '../../../i18n/paths/resourcesPaths.ts';
import { choiceIn, PAGE_SIZE, pageParam } from '../../../parts/list-page/listPage.ts';
import { resourceFields, resourceLevels } from '../../parts/resource-words/resourceChoices.ts';

/** Orders of a list of resources. */
export const resourceSorts = ['newest', 'downloads', 'rating'] as const satisfies readonly ResourceSort[];

/** What is shown of a kind of resources. */
export interface ResourceQuery {
  field: ResourceField | null;
  level: ResourceLevel | null;
  part: string;
  keywords: string;
  sort: ResourceSort;
  /** From 1. */
  page: number;
}

const oneOf = <Choice extends string>(value: string | null, choices: readonly Choice[]): Choice | null => choices.find((choice) => choice === value) ?? null;

/** Reads it out of an address. @param page where the address has it outside of its search */
export function parseResourceQuery(params: URLSearchParams, page: number): ResourceQuery {
  return {
    field: oneOf(params.get('field'), resourceFields),
    level: oneOf(params.get('level'), resourceLevels),
    part: (params.get('part') ?? '').trim().slice(0, 64),
    keywords: (params.get('keywords') ?? '').trim().slice(0, 200),
    sort: choiceIn(params.get('sort'), resourceSorts),
    page,
  };
}

/** Says it in an address; what is usual is left out. */
export function resourceQueryParams({ field, level, part, keywords, sort, page }: ResourceQuery): ResourceListParams {
  return { field, level, part, keywords, sort: sort === 'newest' ? null : sort, page: pageParam(page) };
}

/** What the call is asked. */
export function resourceVariables(kind: ResourceKind, { field, level, page, ...query }: ResourceQuery): VarsOf<'resourceList'> {
  return { kind, ...(field !== null && { field }), ...(level !== null && { level }), ...query, pageIndex: page, pageSize: PAGE_SIZE };
}
