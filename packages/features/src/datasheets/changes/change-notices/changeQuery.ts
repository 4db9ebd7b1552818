import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Kinds of notices to choose from. */
export const changeKinds = ['all', 'pcn', 'eol', 'other'] as const;

/** Which notices are shown. */
export interface ChangeQuery {
  kind: (typeof changeKinds)[number];
  /** Null: of every maker. */
  brandId: number | null;
  /** Null: about any part. */
  partId: number | null;
  page: number;
}

const idIn = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** Reads it out of an address. */
export const parseChangeQuery = (params: URLSearchParams): ChangeQuery => ({
  kind: choiceIn(params.get('kind'), changeKinds),
  brandId: idIn(params.get('brand')),
  partId: idIn(params.get('part')),
  page: pageIn(params),
});

/** Says it in an address; what is usual is left out. */
export const changeQueryParams = ({ kind, brandId, partId, page }: ChangeQuery): LinkParams => ({
  kind: kind === 'all' ? null : kind,
  brand: brandId,
  part: partId,
  page: pageParam(page),
});

/** What the call is asked. */
export const changeVariables = ({ kind, brandId, partId, page }: ChangeQuery): VarsOf<'changeNotices'> => ({
  ...(kind !== 'all' && { kind }),
  ...(brandId !== null && { brandId }),
  ...(partId !== null && { partId }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});
