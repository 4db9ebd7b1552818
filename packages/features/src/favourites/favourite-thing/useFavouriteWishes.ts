import { addFavourite, favouritesQuery, favouriteStateQuery, removeFavourite } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { FavouriteKind } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { useWishes, type Wishes } from '../../parts/action/useWishes.ts';
import { favouriteThingMessages } from './messages.ts';

/** Carries out which things of a kind are favourites. */
export function useFavouriteWishes(kind: FavouriteKind, actions: PageActions): Wishes<number> {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(favouriteThingMessages);
  return useWishes<number>({
    send: (id, isFavoured) => (isFavoured ? addFavourite : removeFavourite)({ kind, id }, { client }),
    refresh: () => Promise.all([invalidate(favouriteStateQuery), invalidate(favouritesQuery)]),
    failed: t('failed'),
    ...actions,
  });
}
