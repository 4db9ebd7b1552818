/** Keeping a part among the member's favourites. */
export { favouritePartMessages } from '../src/favourites/favourite-part/messages.ts';
export { type FavouritePart, type FavouritePartOptions, useFavouritePart } from '../src/favourites/favourite-part/useFavouritePart.ts';
