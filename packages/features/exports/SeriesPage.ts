/** One column of the technical resources. */
export { SeriesPage, type SeriesPageProps } from '../src/resources/series/series-page/SeriesPage.tsx';
export { useSeriesPage } from '../src/resources/series/series-page/useSeriesPage.ts';
