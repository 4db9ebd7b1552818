export { createCheck, fuzzOperation, operationIds } from '../test/fuzz.ts';
export type { FuzzAnswer, FuzzOptions, FuzzRequest } from '../test/fuzz.ts';
