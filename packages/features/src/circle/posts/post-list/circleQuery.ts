import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** How posts are ordered, or whose groups they are of. */
export const circleViews = ['newest', 'recommended', 'followed'] as const;

/** What is shown of the posts. */
export interface CircleQuery {
  view: (typeof circleViews)[number];
  /** A part or a brand that they are about; null: whatever they are about. */
  topic: { kind: 'part' | 'brand'; id: number } | null;
  /** From 1. */
  page: number;
}

function topicIn(params: URLSearchParams): CircleQuery['topic'] {
  for (const kind of ['part', 'brand'] as const) {
    const id = Number(params.get(kind) ?? 0);
    if (Number.isSafeInteger(id) && id > 0) return { kind, id };
  }
  return null;
}

/** Reads it out of an address. */
export function parseCircleQuery(params: URLSearchParams): CircleQuery {
  return { view: choiceIn(params.get('view'), circleViews), topic: topicIn(params), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function circleQueryParams({ view, topic, page }: CircleQuery): LinkParams {
  return { view: view === 'newest' ? null : view, ...(topic && { [topic.kind]: topic.id }), page: pageParam(page) };
}

/** What the call is asked, of all groups or of one. */
export function circleVariables({ view, topic, page }: CircleQuery, groupId?: number): VarsOf<'circlePosts'> {
  return {
    ...(groupId !== undefined && { groupId }),
    ...(view === 'followed' && { onlyFollowed: true }),
    ...(topic && { topicKind: topic.kind, topicId: topic.id }),
    sort: view === 'recommended' ? 'recommended' : 'newest',
    pageIndex: page,
    pageSize: PAGE_SIZE,
  };
}
