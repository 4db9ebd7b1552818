/** A member's favourites and what they follow. */
export { FavouriteList, type FavouriteRowKind, type FavouriteListProps, type FavouriteListName } from '../src/account/favourite-list/FavouriteList.tsx';
export { favouriteListMessages } from '../src/account/favourite-list/messages.ts';
export { useFavouriteList } from '../src/account/favourite-list/useFavouriteList.ts';
