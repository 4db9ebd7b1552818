export type * from '../src/generated/types.ts';
