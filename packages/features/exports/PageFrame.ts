/** What stands around every page, in each of the three layouts. */
export { pageFrameMessages } from '../src/shell/page-frame/messages.ts';
export { PageFrame, type PageFrameProps, type PageLayout } from '../src/shell/page-frame/PageFrame.tsx';
export { pageTitle } from '../src/parts/page-column/pageTitle.css.ts';
