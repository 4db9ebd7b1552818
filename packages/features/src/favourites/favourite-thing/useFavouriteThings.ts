import { favouritesQuery } from '@chippage/api/favourites';
import type { FavouriteKind } from '@chippage/api/types';
import { useMemo } from 'react';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useFavouriteWishes } from './useFavouriteWishes.ts';

/** As many as one call gives: what a member kept before those shows its state on its own page. */
const MOST = 100;

/** Keeps things of one kind in a list among the member's favourites, or not any more; a visitor logs in first. */
export function useFavouriteThings({ kind, isMember, ...actions }: PageActions & { kind: FavouriteKind; isMember: boolean }) {
  const { data } = favouritesQuery.use(isMember ? { kind, pageSize: MOST } : null);
  const kept = useMemo(() => new Set(data?.data.map(({ id }) => id)), [data]);
  const { isOn, want } = useFavouriteWishes(kind, actions);
  return { isFavoured: (id: number) => isOn(id, kept.has(id)), onFavourite: want };
}
