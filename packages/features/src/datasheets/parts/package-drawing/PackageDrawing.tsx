import { arrangementOf, isDrawable } from '@chippage/api/packageOutline';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { packageDrawingMessages } from './messages.ts';
import { outlineOf } from './outline.ts';
import * as styles from './PackageDrawing.css.ts';

export interface PackageDrawingProps {
  /** Name of the package, e.g. LQFP-48. */
  packageCase: string | null;
  pins: number | null;
}

/** A package from above with its numbered terminals. Nothing is drawn where name and count of pins do not tell how they are arranged. */
export function PackageDrawing({ packageCase, pins }: PackageDrawingProps) {
  const t = useMessages(packageDrawingMessages);
  const arrangement = arrangementOf(packageCase, pins);
  if (packageCase === null || arrangement === 'grid' || arrangement === 'unknown' || !isDrawable(arrangement, pins)) return null;
  const { width, height, body, tab, leads, mark } = outlineOf(arrangement, pins);
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={t(arrangement === 'row' ? 'frontDrawing' : mark ? 'drawing' : 'plainDrawing', { name: packageCase, pins })}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxInlineSize: width }}
        className={styles.drawing}
      >
        <rect className={styles.line} {...body} />
        {tab && <rect className={styles.line} {...tab} />}
        {mark && <circle className={styles.line} cx={mark.x} cy={mark.y} r={4} />}
        <text className={styles.name} x={body.x + body.width / 2} y={body.y + body.height / 2 + 4}>
          {t('pins', { pins })}
        </text>
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
      </svg>
      <figcaption className={styles.note}>{t('note', { name: packageCase })}</figcaption>
    </figure>
  );
}
