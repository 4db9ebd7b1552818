/** Numbers as lines or bars, with the same numbers in a table. */
export { Chart, type ChartProps, type ChartWords } from '../src/Chart/Chart.tsx';
export type { ChartKind, ChartSeries } from '../src/Chart/chartLayout.ts';
