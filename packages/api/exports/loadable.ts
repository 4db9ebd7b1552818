export { mapLoadable, toLoadable } from '../src/loadable.ts';
export type { Loadable, ReadState } from '../src/loadable.ts';
