import { type ChartKind, type ChartLayout, type ChartSeries, labelEvery } from './chartLayout.ts';
import { colorOf, dashOf, fillOf, markerOf } from './seriesMarks.tsx';
import * as styles from './Chart.css.ts';

interface ChartPictureProps {
  id: string;
  kind: ChartKind;
  series: readonly ChartSeries[];
  layout: ChartLayout;
  /** The category that is read. */
  cursor: number | null;
}

const MOST_MARKERS = 16;

/** Grid, bars or lines. Everything in per cent: lines stretch with the plot, their strokes and signs do not. */
export function ChartPicture({ id, kind, series, layout, cursor }: ChartPictureProps) {
  const { centers, ticks, y, paths, bars } = layout;
  const every = labelEvery(centers.length, MOST_MARKERS);
  const zero = ticks.some(({ value }) => value < 0) ? y(0) : null;
  return (
    <svg aria-hidden className={styles.picture}>
      {ticks.map((tick) => (
        <line key={tick.value} x1="0" x2="100%" y1={`${tick.y}%`} y2={`${tick.y}%`} className={styles.grid} />
      ))}
      {bars.map((row, at) => (
        <g key={series[at]?.name} className={colorOf(at)}>
          {row.map(
            (bar, index) =>
              bar && (
                <rect
                  key={index}
                  x={`${bar.x}%`}
                  y={`${bar.y}%`}
                  width={`${bar.width}%`}
                  height={`${bar.height}%`}
                  fill={`url(#${fillOf(id, at)})`}
                  className={styles.outlined}
                />
              ),
          )}
        </g>
      ))}
      {zero !== null && <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className={styles.zero} />}
      {cursor !== null && <line x1={`${centers[cursor]}%`} x2={`${centers[cursor]}%`} y1="0" y2="100%" className={styles.cursorLine} />}
      {paths.length > 0 && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          {paths.map((path, at) => (
            <path key={series[at]?.name} d={path} className={`${styles.line} ${colorOf(at)}`} strokeDasharray={dashOf(at)} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      )}
      {kind === 'line' &&
        series.map(({ name, values }, at) => (
          <g key={name} className={colorOf(at)}>
            {centers.map((x, index) => {
              const value = values[index] ?? null;
              // A point between two gaps has no line: only its sign shows it.
              const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
              if (value === null || (index % every !== 0 && index !== cursor && !isAlone)) return null;
              return (
                <svg key={index} x={`${x}%`} y={`${y(value)}%`} overflow="visible">
                  <path d={markerOf(at)} className={styles.marker} />
                </svg>
              );
            })}
          </g>
        ))}
    </svg>
  );
}
