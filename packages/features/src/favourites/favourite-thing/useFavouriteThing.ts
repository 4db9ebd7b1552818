import { favouriteStateQuery } from '@chippage/api/favourites';
import type { FavouriteKind } from '@chippage/api/types';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useFavouriteWishes } from './useFavouriteWishes.ts';

export interface FavouriteThingOptions extends PageActions {
  kind: FavouriteKind;
  /** Null while it is not known. */
  id: number | null;
  isMember: boolean;
}

/** What the page of a thing shows of it; nothing while the thing is not known. */
export interface FavouriteThing {
  isFavoured?: boolean;
  onFavourite?: (isFavoured: boolean) => void;
}

/** Keeps a thing among the member's favourites, or not any more; a visitor logs in first. */
export function useFavouriteThing({ kind, id, isMember, ...actions }: FavouriteThingOptions): FavouriteThing {
  const { data } = favouriteStateQuery.use(isMember && id !== null ? { kind, id } : null);
  const { isOn, want } = useFavouriteWishes(kind, actions);
  if (id === null) return {};
  return { isFavoured: isOn(id, data?.isKept ?? false), onFavourite: (isFavoured) => want(id, isFavoured) };
}
