import {
  addFavourite,
  addFollow,
  favouritesQuery,
  favouriteStateQuery,
  followsQuery,
  followStateQuery,
  removeFavourite,
  removeFollow,
} from '@chippage/api/favourites';
import { circleGroupQuery, circleGroupsQuery, ownCircleGroupsQuery } from '@chippage/api/circle';
import { companyFollowQuery } from '@chippage/api/enterprise';
import { companyHomeQuery, companySearchQuery } from '@chippage/api/inquiries';
import { followedMerchantsQuery, goodsDetailQuery, merchantDetailQuery, merchantListQuery } from '@chippage/api/mall';
import { articleDetailQuery, authorDetailQuery, followedArticlesQuery, newsIndexQuery } from '@chippage/api/news';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { FavouriteKind, FollowKind, FavouriteRow } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../parts/list-page/pagedList.ts';
import { favouriteKinds } from './favouriteKinds.ts';
import type { FavouriteRowKind, FavouriteListProps, FavouriteListName } from './FavouriteList.tsx';

const PAGE_SIZE = 20;
/** Where else it shows whether something is followed. */
const shownBy: Record<FollowKind, readonly { route: string }[]> = {
  brand: [followStateQuery],
  agent: [followStateQuery],
  author: [authorDetailQuery, articleDetailQuery],
  merchant: [merchantDetailQuery, merchantListQuery, goodsDetailQuery, followedMerchantsQuery],
  channel: [newsIndexQuery, followedArticlesQuery],
  part: [followStateQuery],
  enterprise: [companyFollowQuery, companySearchQuery, companyHomeQuery],
  group: [circleGroupsQuery, circleGroupQuery, ownCircleGroupsQuery],
};
const isFavourite = (kind: FavouriteRowKind | null): kind is FavouriteKind => favouriteKinds.some((each) => each === kind);
const isFollow = (kind: FavouriteRowKind | null): kind is FollowKind => kind !== null && kind in shownBy;
const keyOf = ({ kind, id }: FavouriteRow) => `${kind}${id}`;

interface Options {
  initialList?: FavouriteListName;
  /** The kind that is seen at first, as an address names it; any other text is all of them. */
  initialKind?: string | null;
}

/** Binds `FavouriteList` to the API. */
export function useFavouriteList({ initialList = 'favourites', initialKind = null }: Options = {}): Omit<FavouriteListProps, 'agentHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [list, setList] = useState(initialList);
  const [kind, setKind] = useState<FavouriteRowKind | null>(favouriteKinds.find((each) => each === initialKind) ?? null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const favourites = favouritesQuery.usePages(list === 'favourites' ? { ...(isFavourite(kind) && { kind }), pageSize: PAGE_SIZE } : null);
  const follows = followsQuery.usePages(list === 'follows' ? { ...(isFollow(kind) && { kind }), pageSize: PAGE_SIZE } : null);
  const pages = list === 'favourites' ? favourites : follows;

  const change = async (row: FavouriteRow, isKept: boolean) => {
    const { id, kind: rowKind } = row;
    // A part may be in both lists: each takes away its own.
    if (list === 'favourites' && isFavourite(rowKind)) {
      await (isKept ? addFavourite : removeFavourite)({ kind: rowKind, id }, { client });
      void invalidate(favouriteStateQuery);
    }
    if (list === 'follows' && isFollow(rowKind)) {
      await (isKept ? addFollow : removeFollow)({ kind: rowKind, id }, { client });
      // It is done: who waits for the answer does not wait for the pages.
      void Promise.all(shownBy[rowKind].map((query) => invalidate(query)));
    }
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
      if (next === 'favourites' || next === 'follows') void invalidate(next === 'favourites' ? favouritesQuery : followsQuery);
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
