import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** What a camera reads: an address, short ones read best. */
  value: string;
  /** What the code is for; put the address beside it as a link, for who cannot scan. */
  label: string;
  /** Side: 80, 160 or 220 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** An address for a camera, drawn as one path. */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  const { path, side } = drawingOf(value);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={`${styles.paper} ${styles.size[size]}`}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** A server draws the same few codes at the foot of every page, and drawing one takes as long as the rest of the footer. */
const drawn = new Map<string, { path: string; side: number }>();
const MOST_DRAWN = 50;

function drawingOf(value: string): { path: string; side: number } {
  const known = drawn.get(value);
  if (known) return known;
  // The quiet zone belongs to the code: without it no camera finds the edges.
  const { data, size: side } = encode(value, { ecc: 'M', border: 2 });
  const drawing = { path: pathOf(data), side };
  const [oldest] = drawn.keys();
  if (drawn.size >= MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  drawn.set(value, drawing);
  return drawing;
}

/** Runs of dark modules as rectangles one module high. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z`] : []))).join('');
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}
