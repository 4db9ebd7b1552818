import { contactOpeningsQuery } from '@chippage/api/entries';
import type { ContactPageKind } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { ContactOpeningsProps } from './ContactOpenings.tsx';

/** Binds `ContactOpenings` to the API. */
export function useContactOpenings(kind: ContactPageKind, thingId: number): ContactOpeningsProps {
  const pages = contactOpeningsQuery.usePages({ kind, thingId, pageSize: 20 });
  return { openings: toPagedList(pages), onLoadMore: pages.loadMore };
}
