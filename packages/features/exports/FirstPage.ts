/** A picture of a document's first page. */
export { FirstPage, type FirstPageProps } from '../src/datasheets/pdf-reader/FirstPage.tsx';
