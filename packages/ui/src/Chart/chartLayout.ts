import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

/** How a chart draws its numbers. */
export type ChartKind = 'line' | 'bar';

/** One row of numbers, in the order of the categories. */
export interface ChartSeries {
  /** What is measured; a chart has each name once. */
  name: string;
  /** Null where it is not known: a line breaks off there, and never runs through zero. */
  values: readonly (number | null)[];
}

/** A box in per cent of the plot. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A chart in per cent of its plot, so that it needs no width: the server draws it whole. */
export interface ChartLayout {
  /** The centre of each category. */
  centers: number[];
  /** Values with a grid line, from the lowest on. */
  ticks: { value: number; y: number }[];
  /** Where a value stands; 0 is the top. */
  y: (value: number) => number;
  /** A path per series, in units of 100 × 100. */
  paths: string[];
  /** Bars per series; null where a value is not known. */
  bars: (Bar | null)[][];
}

const TICKS = 4;

/** Lays numbers out. Bars start at zero, because their length is what is read; lines may start where their values do. */
export function chartLayout(kind: ChartKind, categories: readonly string[], series: readonly ChartSeries[]): ChartLayout {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const floor = kind === 'bar' ? [0] : [];
  const [low, high] = [Math.min(...known, ...floor), Math.max(...known, ...floor)];
  // A level line has no range of its own: it stands in the middle of some.
  const room = low === high ? Math.abs(low) / 2 || 1 : 0;
  const scale = scaleLinear()
    .domain([kind === 'bar' && low === 0 ? low : low - room, high + room])
    .nice(TICKS)
    .range([100, 0]);
  const y = (value: number) => round(scale(value));
  const bands = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([0, 100])
    .paddingInner(kind === 'bar' ? 0.3 : 0)
    .paddingOuter(kind === 'bar' ? 0.15 : 0);
  const left = (index: number) => bands(index) ?? 0;
  const centers = categories.map((_, index) => round(left(index) + bands.bandwidth() / 2));
  const slots = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, bands.bandwidth()])
    .paddingInner(0.1);
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => centers[index] ?? 0)
    .y((value) => y(value ?? 0))
    .digits(2);
  const zero = y(0);
  return {
    centers,
    ticks: scale.ticks(TICKS).map((value) => ({ value, y: y(value) })),
    y,
    paths: kind === 'line' ? series.map(({ values }) => draw(values.slice(0, categories.length)) ?? '') : [],
    bars:
      kind === 'bar'
        ? series.map(({ values }, at) =>
            categories.map((_, index) => {
              const value = values[index] ?? null;
              if (value === null) return null;
              const top = Math.min(y(value), zero);
              return {
                x: round(left(index) + (slots(at) ?? 0)),
                y: top,
                width: round(slots.bandwidth()),
                height: round(Math.abs(y(value) - zero)),
              };
            }),
          )
        : [],
  };
}

/** Categories to write below the plot: at most this many, evenly, the first among them. */
export function labelEvery(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}

// Server and browser must write the same digits.
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
