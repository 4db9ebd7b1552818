/** What a member keeps of the mall. */
export { MallFavours, type MallFavourList, mallFavourLists, type MallFavoursProps } from '../src/mall/mall-favours/MallFavours.tsx';
export { mallFavoursMessages } from '../src/mall/mall-favours/messages.ts';
export { useMallFavours } from '../src/mall/mall-favours/useMallFavours.ts';
