import { forwardRef, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children' | 'aria-label'> {
  /** Its name, a verb; show it in a `Tooltip` too. */
  label: string;
  /** The icon, without a label of its own. */
  children: ReactNode;
  /** How loud it is. @default 'plain' */
  variant?: 'solid' | 'outline' | 'plain';
  /** What the action means. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Side of the square: 40, 32 or 24 px. The pointer target is never under 24. @default 'md' */
  size?: 'xs' | 'sm' | 'md';
  /** Waits for an answer: does nothing when pressed, yet keeps focus. @default false */
  isPending?: boolean;
  /** Makes it a switch that is on or off. */
  isSelected?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of an icon alone, for tool bars and the corners of cards. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, children, variant = 'plain', tone, size = 'md', isSelected, ...props },
  ref,
) {
  return (
    <AriaButton
      {...props}
      ref={ref}
      aria-label={label}
      aria-pressed={isSelected}
      className={`${styles.button({ tone, variant })} ${styles.iconOnly({ size, variant })}`}
    >
      {props.isPending ? <Spinner size={16} /> : children}
    </AriaButton>
  );
});
