/** Parts whose code comes when they are wanted. */
export { late, type LatePart } from '../src/late/late.tsx';
