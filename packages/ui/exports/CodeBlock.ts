/** Code that can be copied whole. */
export { CodeBlock, type CodeBlockProps } from '../src/CodeBlock/CodeBlock.tsx';
