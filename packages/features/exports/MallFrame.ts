/** The head of the mall's lists. */
export { MallFrame, type MallFrameProps, type MallSection } from '../src/mall/mall-frame/MallFrame.tsx';
export { mallFrameMessages } from '../src/mall/mall-frame/messages.ts';
