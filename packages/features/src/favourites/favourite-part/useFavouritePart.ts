import { addFavourite, favouritesQuery, favouriteStateQuery, removeFavourite } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useWishes } from '../../parts/action/useWishes.ts';
import { favouritePartMessages } from './messages.ts';

export interface FavouritePartOptions extends PageActions {
  /** The part; null while it is not known. */
  id: number | null;
  isMember: boolean;
}

/** What the page of a part shows of it; nothing while the part is not known. */
export interface FavouritePart {
  isFavoured?: boolean;
  onFavourite?: (isFavoured: boolean) => void;
}

/** Keeps a part among the member's favourites; a visitor logs in first. */
export function useFavouritePart({ id, isMember, demandLogin, notify }: FavouritePartOptions): FavouritePart {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(favouritePartMessages);
  const { data } = favouriteStateQuery.use(isMember && id !== null ? { kind: 'part', id } : null);
  const { isOn, want } = useWishes<number>({
    send: (part, isFavoured) => (isFavoured ? addFavourite : removeFavourite)({ kind: 'part', id: part }, { client }),
    refresh: () => Promise.all([invalidate(favouriteStateQuery), invalidate(favouritesQuery)]),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  if (id === null) return {};
  return { isFavoured: isOn(id, data?.isKept ?? false), onFavourite: (isFavoured) => want(id, isFavoured) };
}
