import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type ChartKind, type ChartLayout, type ChartSeries, labelEvery } from './chartLayout.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { SeriesSign } from './ChartLegend.tsx';
import * as styles from './Chart.css.ts';

interface ChartPlotProps {
  id: string;
  kind: ChartKind;
  categories: readonly string[];
  series: readonly ChartSeries[];
  layout: ChartLayout;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  cursorLabel: string;
  unknownLabel: string;
}

const PAGE = 5;
const MOST_LABELS = 6;

/** The plot with its axes, and a cursor that goes from category to category by pointer and by keys. */
export function ChartPlot({ id, kind, categories, series, layout, formatValue, formatTick, cursorLabel, unknownLabel }: ChartPlotProps) {
  const last = categories.length - 1;
  const [at, setAt] = useState(last);
  const [isOpen, setOpen] = useState(false);
  const show = (index: number) => {
    setAt(Math.min(last, Math.max(0, index)));
    setOpen(true);
  };
  // Kept within, should the data have become fewer.
  const shown = Math.min(at, last);
  const valueOf = ({ values }: ChartSeries, index: number) => {
    const value = values[index] ?? null;
    return value === null ? unknownLabel : formatValue(value);
  };

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    show(Math.floor(((event.clientX - box.left) / box.width) * categories.length));
  };
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: shown + 1,
      ArrowUp: shown + 1,
      ArrowLeft: shown - 1,
      ArrowDown: shown - 1,
      PageUp: shown + PAGE,
      PageDown: shown - PAGE,
      Home: 0,
      End: last,
    };
    if (event.key === 'Escape' && isOpen) {
      // This Escape was for the reading, not for a dialog around the chart.
      event.stopPropagation();
      setOpen(false);
    } else if (event.key in to) {
      event.preventDefault();
      show(to[event.key as keyof typeof to]);
    }
  };

  const every = labelEvery(categories.length, MOST_LABELS);
  const x = layout.centers[shown] ?? 0;
  return (
    <div className={styles.frame}>
      <div className={styles.scale} aria-hidden>
        {layout.ticks.map(({ value, y }) => (
          <span key={value} className={styles.tick} style={{ insetBlockStart: `${y}%` }}>
            {formatTick(value)}
          </span>
        ))}
      </div>
      <div className={styles.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setOpen(false)}>
        <ChartPicture id={id} kind={kind} series={series} layout={layout} cursor={isOpen ? shown : null} />
        {/* A slider is what steps through values: touch screen readers swipe it, and it says the values of each step. */}
        <input
          type="range"
          className={styles.cursor}
          aria-label={cursorLabel}
          min={0}
          max={last}
          step={1}
          value={shown}
          aria-valuetext={`${categories[shown]}: ${series.map((each) => `${each.name} ${valueOf(each, shown)}`).join(', ')}`}
          onChange={(event) => show(Number(event.target.value))}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        {isOpen && (
          <div
            aria-hidden
            className={styles.reading}
            data-side={x > 50 ? 'start' : 'end'}
            style={x > 50 ? { insetInlineEnd: `${100 - x}%` } : { insetInlineStart: `${x}%` }}
          >
            <p className={styles.readingHead}>{categories[shown]}</p>
            {series.map((each, index) => (
              <p key={each.name} className={styles.readingRow}>
                <SeriesSign kind={kind} series={index} id={id} />
                <span className={styles.readingName}>{each.name}</span>
                <span className={styles.readingValue}>{valueOf(each, shown)}</span>
              </p>
            ))}
          </div>
        )}
      </div>
      <div className={styles.labels} aria-hidden>
        {categories.map((category, index) =>
          index % every === 0 ? (
            <span
              key={index}
              className={styles.label}
              data-minor={(index / every) % 2 === 1 ? '' : undefined}
              style={{ insetInlineStart: `${layout.centers[index]}%` }}
            >
              {category}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
