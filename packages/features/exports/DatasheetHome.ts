/** Home of the datasheets. */
export { DatasheetHome, type DatasheetHomeProps } from '../src/datasheets/datasheet-home/DatasheetHome.tsx';
