export type * from '../src/operations.ts';
