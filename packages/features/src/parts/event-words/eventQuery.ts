import type { VarsOf } from '@chippage/api/operations';
import type { SiteEventKind, SiteEventTime } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { PAGE_SIZE, pageIn, pageParam } from '../list-page/listPage.ts';

/** Kinds of events, in the order in which they are offered. */
export const eventKinds = ['campaign', 'exhibition', 'seminar', 'webinar', 'training', 'contest'] as const satisfies readonly SiteEventKind[];

/** Which events are shown. */
export interface EventQuery {
  when: SiteEventTime;
  /** Null: all kinds. */
  kind: SiteEventKind | null;
  keywords: string;
  /** From 1. */
  page: number;
}

/** Reads it out of an address. */
export const parseEventQuery = (params: URLSearchParams): EventQuery => ({
  when: params.get('when') === 'past' ? 'past' : 'coming',
  kind: eventKinds.find((kind) => kind === params.get('kind')) ?? null,
  keywords: (params.get('keywords') ?? '').trim().slice(0, 200),
  page: pageIn(params),
});

/** Says it in an address; what is usual is left out. */
export const eventQueryParams = ({ when, kind, keywords, page }: EventQuery): LinkParams => ({
  when: when === 'past' ? when : null,
  kind,
  keywords,
  page: pageParam(page),
});

/** What the call is asked. */
export const eventVariables = ({ when, kind, keywords, page }: EventQuery): VarsOf<'siteEvents'> => ({
  when,
  ...(kind !== null && { kind }),
  keywords,
  pageIndex: page,
  pageSize: PAGE_SIZE,
});
