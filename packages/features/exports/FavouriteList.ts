/** A member's favourites and what they follow. */
export { FavouriteList, type FavouriteRowKind, type FavouriteListProps, type FavouriteListName } from '../src/favourites/favourite-list/FavouriteList.tsx';
export { favouriteListMessages } from '../src/favourites/favourite-list/messages.ts';
export { useFavouriteList } from '../src/favourites/favourite-list/useFavouriteList.ts';
