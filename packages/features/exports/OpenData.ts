/** The public data, to take away. */
export { OpenData, type OpenDataProps } from '../src/datasheets/opendata/open-data/OpenData.tsx';
export { useOpenData } from '../src/datasheets/opendata/open-data/useOpenData.ts';
export { openDataMessages } from '../src/datasheets/opendata/open-data/messages.ts';
