/** Home of the datasheets. */
export { DatasheetHome, type DatasheetHomeProps } from '../src/datasheets/parts/datasheet-home/DatasheetHome.tsx';
export { HOME_SIZES, useDatasheetHome } from '../src/datasheets/parts/datasheet-home/useDatasheetHome.ts';
