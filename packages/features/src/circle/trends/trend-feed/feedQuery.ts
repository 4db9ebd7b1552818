import type { VarsOf } from '@chippage/api/operations';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** How posts are ordered, or which of them: 最新, 推荐, 关注. */
export const feedOrders = ['newest', 'recommended', 'followed'] as const;

/** Which posts are shown. */
export interface FeedQuery {
  order: (typeof feedOrders)[number];
  page: number;
  /** Only posts that name this part. */
  partId?: number;
  /** Only posts that name this brand. */
  brandId?: number;
}

const idIn = (params: URLSearchParams, name: string) => {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads an address. */
export function parseFeedQuery(params: URLSearchParams): FeedQuery {
  const [partId, brandId] = [idIn(params, 'partId'), idIn(params, 'brandId')];
  return {
    order: choiceIn(params.get('order'), feedOrders),
    page: pageIn(params),
    ...(partId !== undefined && { partId }),
    ...(brandId !== undefined && { brandId }),
  };
}

/** The same as an address says it; what is usual is left out. */
export function feedQueryParams({ order, page, partId, brandId }: FeedQuery) {
  return { order: order === 'newest' ? undefined : order, partId, brandId, page: pageParam(page) };
}

/** The same as the call takes it. @param groupId Of one group only */
export function feedVariables({ order, page, partId, brandId }: FeedQuery, groupId?: number): VarsOf<'trends'> {
  return {
    ...(groupId !== undefined && { groupId }),
    ...(partId !== undefined && { partId }),
    ...(brandId !== undefined && { brandId }),
    ...(order === 'followed' && { isFollowed: true }),
    sort: order === 'recommended' ? 'recommended' : 'newest',
    pageIndex: page,
    pageSize: PAGE_SIZE,
  };
}
