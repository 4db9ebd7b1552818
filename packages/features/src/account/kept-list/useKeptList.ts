import { addFavour, addFollow, favouritesQuery, followsQuery, removeFavour, removeFollow } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { FavourKind, FollowKind, KeptRow } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../member-pages/pagedList.ts';
import type { KeptKind, KeptListProps, KeptLists } from './KeptList.tsx';

const PAGE_SIZE = 20;
const isFavour = (kind: KeptKind | null): kind is FavourKind => kind === 'part' || kind === 'document';
const isFollow = (kind: KeptKind | null): kind is FollowKind => kind === 'brand' || kind === 'agent' || kind === 'author';
const keyOf = ({ kind, id }: KeptRow) => `${kind}${id}`;

/** Binds `KeptList` to the API. */
export function useKeptList({ initialList = 'favourites' }: { initialList?: KeptLists } = {}): Omit<KeptListProps, 'agentHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [list, setList] = useState(initialList);
  const [kind, setKind] = useState<KeptKind | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const favourites = favouritesQuery.usePages(list === 'favourites' ? { ...(isFavour(kind) && { kind }), pageSize: PAGE_SIZE } : null);
  const follows = followsQuery.usePages(list === 'follows' ? { ...(isFollow(kind) && { kind }), pageSize: PAGE_SIZE } : null);
  const pages = list === 'favourites' ? favourites : follows;

  const change = async (row: KeptRow, isKept: boolean) => {
    const { id, kind: rowKind } = row;
    if (isFavour(rowKind)) await (isKept ? addFavour : removeFavour)({ kind: rowKind, id }, { client });
    if (isFollow(rowKind)) await (isKept ? addFollow : removeFollow)({ kind: rowKind, id }, { client });
    setRemoved((was) => {
      const next = new Set(was);
      if (isKept) next.delete(keyOf(row));
      else next.add(keyOf(row));
      return next;
    });
  };
  return {
    list,
    onListChange: (next) => {
      setList(next);
      setKind(null);
      // What was taken away in the other list is gone from it when one comes back.
      setRemoved(new Set());
      void invalidate(next === 'favourites' ? favouritesQuery : followsQuery);
    },
    kind,
    onKindChange: setKind,
    rows: toPagedList(pages),
    isRemoved: (row) => removed.has(keyOf(row)),
    onRemove: (row) => change(row, false),
    onUndo: (row) => change(row, true),
    onLoadMore: pages.loadMore,
  };
}
