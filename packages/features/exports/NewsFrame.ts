/** The page around lists of articles. */
export { newsFrameMessages } from '../src/news/parts/news-frame/messages.ts';
export { NewsFrame, type NewsFrameProps } from '../src/news/parts/news-frame/NewsFrame.tsx';
export { useNewsFrame } from '../src/news/parts/news-frame/useNewsFrame.tsx';
