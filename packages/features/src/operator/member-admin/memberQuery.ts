import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

export const memberStates = ['all', 'active', 'suspended'] as const;

/** Which members are shown. */
export interface MemberQuery {
  keywords: string;
  state: (typeof memberStates)[number];
  page: number;
}

/** Reads it out of an address. */
export function parseMemberQuery(params: URLSearchParams): MemberQuery {
  return { keywords: (params.get('keywords') ?? '').slice(0, 200), state: choiceIn(params.get('state'), memberStates), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function memberQueryParams({ keywords, state, page }: MemberQuery): LinkParams {
  return { keywords: keywords === '' ? null : keywords, state: state === 'all' ? null : state, page: pageParam(page) };
}

/** What the call is asked. */
export function memberVariables({ keywords, state, page }: MemberQuery): VarsOf<'operatorMembers'> {
  return { keywords, ...(state !== 'all' && { isSuspended: state === 'suspended' }), pageIndex: page, pageSize: PAGE_SIZE };
}
