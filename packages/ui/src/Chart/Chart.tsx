import { type ReactNode, useId } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { type ChartKind, chartLayout, type ChartSeries } from './chartLayout.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Fills, MOST_SERIES } from './seriesMarks.tsx';
import * as styles from './Chart.css.ts';

/** The words of a chart. */
export interface ChartWords {
  /** Opens the table of the numbers: 查看数据表. */
  table: string;
  /** Heads its first column: 日期. */
  category: string;
  /** Stands where a value is not known: 未知. */
  unknown: string;
  /** Names what steps through the values by keys: 逐点读数. */
  cursor: string;
}

/** Props of `Chart`. */
export interface ChartProps {
  /** Lines for what goes on in time, bars for what is compared. */
  kind: ChartKind;
  /** What is shown, with its unit: 近 30 天的单价（元）. */
  caption: string;
  /** What there is to be seen, in one sentence; shown to everybody. */
  summary?: ReactNode;
  /** What stands below the plot, from the left. */
  categories: readonly string[];
  /** One to four rows of numbers; more cannot be told apart and belong into a table. */
  series: readonly ChartSeries[];
  /** Writes a value for people, with its unit. */
  formatValue: (value: number) => string;
  /** Writes a value of the scale, shorter. @default `formatValue` */
  formatTick?: (value: number) => string;
  /** Stands in its place while there is no number at all. */
  empty: ReactNode;
  /** Level of the heading that opens the table. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Its words. */
  words: ChartWords;
}

/**
 * Numbers as lines or bars. Signs, dashes and fillings tell the series apart without colour; arrow keys and the pointer
 * read each value; the same numbers stand in a table below. It is drawn on the server, without a width.
 */
export function Chart({ kind, caption, summary, categories, series, formatValue, formatTick = formatValue, empty, headingLevel, words }: ChartProps) {
  const captionId = useId();
  const id = useId();
  const drawn = series.slice(0, MOST_SERIES);
  const hasNumbers = drawn.some(({ values }) => values.some((value) => value !== null));
  return (
    <figure className={styles.chart} aria-labelledby={captionId}>
      <figcaption>
        <p id={captionId} className={styles.caption}>
          {caption}
        </p>
        {summary === undefined ? null : <p className={styles.summary}>{summary}</p>}
      </figcaption>
      {hasNumbers ? (
        <>
          {kind === 'bar' && (
            // The signs of the legend are filled by it too.
            <svg aria-hidden width={0} height={0} className={styles.fills}>
              <Fills id={id} count={drawn.length} />
            </svg>
          )}
          <ChartLegend kind={kind} series={drawn} id={id} />
          <ChartPlot
            id={id}
            kind={kind}
            categories={categories}
            series={drawn}
            layout={chartLayout(kind, categories, drawn)}
            formatValue={formatValue}
            formatTick={formatTick}
            cursorLabel={words.cursor}
            unknownLabel={words.unknown}
          />
          <Disclosure title={words.table} headingLevel={headingLevel}>
            <ChartTable
              caption={caption}
              categoryLabel={words.category}
              categories={categories}
              series={series}
              formatValue={formatValue}
              unknownLabel={words.unknown}
            />
          </Disclosure>
        </>
      ) : (
        <div className={styles.empty}>{empty}</div>
      )}
    </figure>
  );
}
