/** What the tables of a registered company are called. */
export { registryBlockNames } from '../src/registryBlockNames.ts';
