import { pictureName } from '../Icon/pictureName.ts';
import * as styles from './Logo.css.ts';

/** Props of `Logo`. */
export interface LogoProps {
  /** Side of the square, in px where text has its usual size; it grows with the text. @default 24 */
  size?: 24 | 32;
  /** Name of the site. Leave out where the name stands beside it. */
  label?: string;
}

// A chip seen from above: two pins a side but one at the top, where the corner is folded like a page.
const body = 'M6 6h8.5L18 9.5V18H6zM14.5 6v3.5H18';
const pins = 'M9.5 6V3M9.5 21v-3M14.5 21v-3M6 9.75H3M6 14.25H3M21 13h-3M21 16.25h-3';

/** The mark of the site: a chip outline with a folded page corner and seven pins. */
export function Logo({ size = 24, label }: LogoProps) {
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 24 24" focusable="false" {...pictureName(label)}>
      <path className={styles.stroke} d={`${body}${pins}`} />
    </svg>
  );
}
