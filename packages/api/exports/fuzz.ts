export { anyDocument } from '../test/anyDocument.ts';
export { mutated } from '../test/arbitraries.ts';
export { createCheck, fuzzOperation, operationIds } from '../test/fuzz.ts';
export type { FuzzAnswer, FuzzOptions, FuzzRequest } from '../test/fuzz.ts';
export { markupVectors } from '../test/markupVectors.ts';
export { smallFiles } from '../test/smallFiles.ts';
