import * as styles from './Icon.css.ts';
import { pictureName } from './pictureName.ts';

/** What every icon takes. */
export interface IconProps {
  /** Side of the square, in px where text has its usual size; it grows with the text. @default 20 */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
  /** Name for readers who do not see it. Leave out where words stand beside it: then it is decoration. */
  label?: string;
}

/** What an icon with an inside takes. */
export interface FillableIconProps extends IconProps {
  /** Whether its inside is full, for what is pressed or kept. @default false */
  isFilled?: boolean;
}

interface StrokesProps extends FillableIconProps {
  /** Strokes on a grid of 20. */
  d: string;
}

/** Draws strokes of 1.5 px at any size, in the colour of the text around. */
export function Strokes({ d, size = 20, label, isFilled = false }: StrokesProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" focusable="false" {...pictureName(label)}>
      <path className={isFilled ? styles.filled : styles.stroke} d={d} />
    </svg>
  );
}
