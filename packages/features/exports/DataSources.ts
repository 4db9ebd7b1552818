/** Where the catalogue's facts come from. */
export { useDataSources } from '../src/site/data-sources/useDataSources.ts';
