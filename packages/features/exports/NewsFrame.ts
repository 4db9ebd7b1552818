/** The page around lists of articles. */
export { ChannelNav, type ChannelNavProps } from '../src/news/parts/news-frame/ChannelNav.tsx';
export { newsFrameMessages } from '../src/news/parts/news-frame/messages.ts';
export { NewsFrame, type NewsFrameProps } from '../src/news/parts/news-frame/NewsFrame.tsx';
export { useChannels, useNewsFrame } from '../src/news/parts/news-frame/useNewsFrame.tsx';
