/** Offers at a glance, for a page that is about something else. */
export { GoodsShelf } from '../src/mall/goods-shelf/GoodsShelf.tsx';
