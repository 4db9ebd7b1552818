import { useApi } from '@chippage/api/ApiProvider';
import { myBomsQuery, removeBom, restoreBom } from '@chippage/api/bom';
import type { BomRow } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../parts/list-page/pagedList.ts';
import { MOST_LINES } from '../bom-start/useBomStart.ts';
import type { BomListProps } from './BomList.tsx';

/** Binds `BomList` to the API. @param isMember Visitors have none */
export function useBomList(isMember: boolean): Omit<BomListProps, 'onLogIn'> {
  const client = useApi();
  const pages = myBomsQuery.usePages(isMember ? { pageSize: 20 } : null);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const change = async ({ id }: BomRow, isThere: boolean) => {
    await (isThere ? restoreBom : removeBom)({ id }, { client });
    setRemoved((was) => new Set(isThere ? [...was].filter((each) => each !== id) : [...was, id]));
  };
  return {
    rows: isMember ? toPagedList(pages) : null,
    most: MOST_LINES.member,
    isRemoved: ({ id }) => removed.has(id),
    onRemove: (row) => change(row, false),
    onUndo: (row) => change(row, true),
    onLoadMore: pages.loadMore,
  };
}
