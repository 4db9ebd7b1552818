import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import * as styles from './Chart.css.ts';

/** Series that can be told apart without colour; more belong into a table. */
export const MOST_SERIES = 4;

const markers = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond].map((type) => symbol(type, 44)() ?? '');
const colors = [styles.series[0], styles.series[1], styles.series[2], styles.series[3]];
const dashes = [undefined, '7 4', '2 3', '9 3 2 3'];

/** The sign of a series on its line. */
export const markerOf = (series: number) => markers[series % MOST_SERIES];
/** The dashes of its line. */
export const dashOf = (series: number) => dashes[series % MOST_SERIES];
/** Its colour. */
export const colorOf = (series: number) => colors[series % MOST_SERIES];
/** The id of its filling within a chart. */
export const fillOf = (chart: string, series: number) => `${chart}fill${series % MOST_SERIES}`;

/** What bars are filled with: solid, hatched, dotted, cross-hatched, over the surface. */
export function Fills({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => (
        <pattern key={series} id={fillOf(id, series)} className={colorOf(series)} patternUnits="userSpaceOnUse" width={6} height={6}>
          <rect width={6} height={6} className={series === 0 ? styles.inked : styles.paper} />
          {series === 1 && <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" className={styles.stroked} strokeWidth={2} />}
          {series === 2 && <circle cx={3} cy={3} r={1.6} className={styles.inked} />}
          {series === 3 && <path d="M0 0l6 6M6 0l-6 6" className={styles.stroked} strokeWidth={1.2} />}
        </pattern>
      ))}
    </defs>
  );
}
