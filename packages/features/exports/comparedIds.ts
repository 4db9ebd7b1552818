/** Which parts an address lays side by side. */
export { comparedVariables, countCompared, parseCompared } from '../src/datasheets/parts/part-compare/comparedIds.ts';
export { comparedMost } from '../src/parts/compared/comparedCount.ts';
