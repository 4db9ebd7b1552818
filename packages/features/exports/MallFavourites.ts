/** What a member keeps of the mall. */
export { MallFavourites, type MallFavouriteList, mallFavouriteLists, type MallFavouritesProps } from '../src/mall/goods/mall-favourites/MallFavourites.tsx';
export { mallFavouritesMessages } from '../src/mall/goods/mall-favourites/messages.ts';
export { useMallFavourites } from '../src/mall/goods/mall-favourites/useMallFavourites.ts';
