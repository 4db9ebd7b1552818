/** The body of an article. */
export { Prose, ProseHeading, type ProseHeadingProps, type ProseProps, ProseTable, type ProseTableProps } from '../src/Prose/Prose.tsx';
