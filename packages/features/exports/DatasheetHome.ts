/** Home of the datasheets. */
export { DatasheetHome, type DatasheetHomeProps } from '../src/datasheets/parts/datasheet-home/DatasheetHome.tsx';
