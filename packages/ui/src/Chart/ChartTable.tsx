import type { ChartSeries } from './chartLayout.ts';
import * as styles from './Chart.css.ts';

interface ChartTableProps {
  /** Names the table, and the region that scrolls it. */
  caption: string;
  categoryLabel: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  unknownLabel: string;
}

/** The numbers of a chart as a table: a row for each category. */
export function ChartTable({ caption, categoryLabel, categories, series, formatValue, unknownLabel }: ChartTableProps) {
  return (
    // Many series scroll by themselves, and by keys as well.
    <div className={styles.tableScroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={index}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => {
                const value = values[index] ?? null;
                return <td key={name}>{value === null ? <span className={styles.unknown}>{unknownLabel}</span> : formatValue(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
