/** The headings of a page. */
export { AnchorList, type Anchor, type AnchorListProps } from '../src/AnchorList/AnchorList.tsx';
