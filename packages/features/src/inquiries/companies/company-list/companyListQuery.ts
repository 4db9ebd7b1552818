import type { VarsOf } from '@chippage/api/operations';
import type { TradeRole } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Which companies are looked for, as the address says it. */
export interface CompanyListQuery {
  keywords: string;
  /** '' is everywhere. */
  place: string;
  role: 'all' | TradeRole;
  certified: 'all' | 'yes';
  sort: 'hot' | 'newest';
  /** From 1. */
  page: number;
}

/** The choices of each filter, the usual one first. */
export const companyChoices = {
  role: ['all', 'manufacturer', 'agent', 'trader', 'end_user', 'design', 'ems', 'other'],
  certified: ['all', 'yes'],
  sort: ['hot', 'newest'],
} as const satisfies { [Field in keyof CompanyListQuery]?: readonly CompanyListQuery[Field][] };

const MOST_WORDS = 200;
const wordsIn = (search: URLSearchParams, name: string) => (search.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, MOST_WORDS);

/** Reads it out of an address. */
export function parseCompanyListQuery(search: URLSearchParams): CompanyListQuery {
  return {
    keywords: wordsIn(search, 'keywords'),
    place: wordsIn(search, 'place'),
    role: choiceIn(search.get('role'), companyChoices.role),
    certified: choiceIn(search.get('certified'), companyChoices.certified),
    sort: choiceIn(search.get('sort'), companyChoices.sort),
    page: pageIn(search),
  };
}

/** Says it in an address; what is usual stays out. */
export function companyListParams({ keywords, place, role, certified, sort, page }: CompanyListQuery): LinkParams {
  return {
    keywords: keywords || null,
    place: place || null,
    role: role === 'all' ? null : role,
    certified: certified === 'all' ? null : certified,
    sort: sort === 'hot' ? null : sort,
    page: pageParam(page),
  };
}

/** The call for a page, so that a loader and the page ask for the same. */
export function companyListVariables({ keywords, place, role, certified, sort, page }: CompanyListQuery): VarsOf<'companySearch'> {
  return {
    ...(keywords !== '' && { keywords }),
    ...(place !== '' && { place }),
    ...(role !== 'all' && { role }),
    ...(certified === 'yes' && { isVerified: true }),
    ...(sort !== 'hot' && { sort }),
    pageIndex: page,
    pageSize: PAGE_SIZE,
  };
}
