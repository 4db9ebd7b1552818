import { pictureName } from '../Icon/pictureName.ts';
import * as styles from './Spinner.css.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Diameter, in px where text has its usual size; it grows with the text. @default 20 */
  size?: 16 | 20 | 24 | 32;
  /** What is being waited for. Leave out where words stand beside it: then it is decoration. */
  label?: string;
}

/** Says that an answer is awaited and how long it takes is not known. Where the shape is known use `Skeleton`. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 20 20" {...pictureName(label)}>
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
