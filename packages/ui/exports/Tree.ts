/** Things inside things, opened and closed. */
export { Tree, type TreeProps, type TreeNode, type ExpansionProps } from '../src/Tree/Tree.tsx';
