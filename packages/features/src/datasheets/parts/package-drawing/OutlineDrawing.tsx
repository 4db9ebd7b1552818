import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { packageDrawingMessages } from './messages.ts';
import { type DrawnArrangement, outlineOf } from './outline.ts';
import * as styles from './PackageDrawing.css.ts';

export interface OutlineDrawingProps {
  packageCase: string;
  arrangement: DrawnArrangement;
  pins: number;
  /** Room on each side for what is drawn beside the numbers, in units of the drawing. */
  room?: { x: number; y: number };
  /** Drawn over the package, in place of the count of its pins. */
  children?: ReactNode;
}

/** The outline of a package with its numbered terminals. */
export function OutlineDrawing({ packageCase, arrangement, pins, room = { x: 0, y: 0 }, children }: OutlineDrawingProps) {
  const t = useMessages(packageDrawingMessages);
  const { width, height, body, tab, leads, mark } = outlineOf(arrangement, pins);
  const wide = width + 2 * room.x;
  return (
    <svg
      role="img"
      aria-label={t(arrangement === 'row' ? 'frontDrawing' : mark ? 'drawing' : 'plainDrawing', { name: packageCase, pins })}
      viewBox={`${-room.x} ${-room.y} ${wide} ${height + 2 * room.y}`}
      style={{ maxInlineSize: wide }}
      className={styles.drawing}
    >
      <rect className={styles.line} {...body} />
      {tab && <rect className={styles.line} {...tab} />}
      {mark && <circle className={styles.line} cx={mark.x} cy={mark.y} r={4} />}
      {leads.map(({ pin, line, label }) => (
        <g key={pin}>
          <line className={styles.line} {...line} />
          {label && (
            <text className={styles.number} x={label.x} y={label.y} textAnchor={label.anchor}>
              {pin}
            </text>
          )}
        </g>
      ))}
      {children ?? (
        <text className={styles.name} x={body.x + body.width / 2} y={body.y + body.height / 2 + 4}>
          {t('pins', { pins })}
        </text>
      )}
    </svg>
  );
}
