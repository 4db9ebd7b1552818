/** A word that tells a state or a kind. */
export { Tag, type TagProps } from '../src/Tag/Tag.tsx';
