/** Parts whose code comes when they are wanted. */
export { late, type LatePart, lazyPart, onLateFailure } from '../src/late/late.tsx';
