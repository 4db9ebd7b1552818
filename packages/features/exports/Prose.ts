/** A text of blocks as elements: articles, pages that an operator writes. */
export { proseMessages } from '../src/prose/messages.ts';
export { Prose, type ProseProps } from '../src/prose/Prose.tsx';
