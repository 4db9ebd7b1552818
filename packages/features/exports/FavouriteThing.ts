/** Keeping something among the member's favourites, with its button. */
export { FavouriteButton, type FavouriteButtonProps } from '../src/parts/favourite-button/FavouriteButton.tsx';
export { favouriteThingMessages } from '../src/favourites/favourite-thing/messages.ts';
export { type FavouriteThing, type FavouriteThingOptions, useFavouriteThing } from '../src/favourites/favourite-thing/useFavouriteThing.ts';
export { useFavouriteThings } from '../src/favourites/favourite-thing/useFavouriteThings.ts';
