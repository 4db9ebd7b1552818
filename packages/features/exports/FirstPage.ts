/** A picture of a document's first page. */
export { FirstPage, type FirstPageProps } from '../src/datasheets/documents/pdf-reader/FirstPage.tsx';
