/** The head of the mall's lists. */
export { MallFrame, type MallFrameProps, type MallSection } from '../src/mall/parts/mall-frame/MallFrame.tsx';
export { mallFrameMessages } from '../src/mall/parts/mall-frame/messages.ts';
export type { MallSite } from '../src/mall/parts/mallSite.ts';
export { useGoodsCategories } from '../src/mall/parts/mall-frame/useGoodsCategories.ts';
