/** The page around lists of articles. */
export { ChannelNav, type ChannelNavProps } from '../src/news/news-frame/ChannelNav.tsx';
export { newsFrameMessages } from '../src/news/news-frame/messages.ts';
export { NewsFrame, type NewsFrameProps } from '../src/news/news-frame/NewsFrame.tsx';
