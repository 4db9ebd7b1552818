import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

/** Props of `Badge`. */
export interface BadgeProps {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** What is counted: messages are red, the cart is copper, chosen filters are green. @default 'message' */
  tone?: 'message' | 'cart' | 'accent';
  /** The count in words, such as “3 unread messages”. */
  label: string;
  /** From here on a plus sign stands for the rest. @default 99 */
  max?: number;
}

/** A small count in the corner of an icon. It never moves focus nor speaks by itself. */
export function Badge({ count, tone = 'message', label, max = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.badge({ tone })}>
        {count > max ? `${max}+` : count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
