import type { ChartKind, ChartSeries } from './chartLayout.ts';
import { colorOf, dashOf, fillOf, markerOf } from './seriesMarks.tsx';
import * as styles from './Chart.css.ts';

/** The sign of one series, as it is drawn in the plot. */
export function SeriesSign({ kind, series, id }: { kind: ChartKind; series: number; id: string }) {
  return (
    <svg aria-hidden width={24} height={12} className={`${styles.sign} ${colorOf(series)}`}>
      {kind === 'bar' ? (
        <rect x={6} y={0.5} width={12} height={11} fill={`url(#${fillOf(id, series)})`} className={styles.outlined} />
      ) : (
        <>
          <path d="M0 6h24" className={styles.line} strokeDasharray={dashOf(series)} />
          <path d={markerOf(series)} transform="translate(12 6)" className={styles.marker} />
        </>
      )}
    </svg>
  );
}

/** Names of the series with their signs. A chart of one needs none: its caption tells. */
export function ChartLegend({ kind, series, id }: { kind: ChartKind; series: readonly ChartSeries[]; id: string }) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ name }, index) => (
        <li key={name} className={styles.legendItem}>
          <SeriesSign kind={kind} series={index} id={id} />
          {name}
        </li>
      ))}
    </ul>
  );
}
