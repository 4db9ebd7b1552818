/** Chips that can be taken away. */
export { TagGroup, type TagGroupProps, type TagGroupItem } from '../src/Tag/TagGroup.tsx';
