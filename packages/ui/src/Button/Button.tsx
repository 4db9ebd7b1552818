import { forwardRef, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** Looks that a button shares with a link dressed as one. */
export interface ButtonLook {
  /** What the action means. Copper (`money`) is for settling a payment only. @default 'accent' */
  tone?: 'accent' | 'danger' | 'money';
  /** How loud it is; one `solid` button a screen. @default 'solid' */
  variant?: 'solid' | 'outline' | 'plain';
  /** Height of the control: 32 px or 40 px (28 or 32 in compact). @default 'md' */
  size?: 'sm' | 'md';
  /** Takes the width of its parent. @default false */
  isFullWidth?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
  /** The words, a verb. */
  children?: ReactNode;
}

/** Props of `Button`. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'>, ButtonLook {
  /** Waits for an answer: does nothing when pressed, yet keeps focus. @default false */
  isPending?: boolean;
  /** What a screen reader hears while it waits. */
  pendingLabel?: string;
  /** Makes it a switch that is on or off. */
  isSelected?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action on this page. To go to another page use `LinkButton`. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, variant, size, isFullWidth, icon, children, pendingLabel, isSelected, ...props },
  ref,
) {
  return (
    <AriaButton {...props} ref={ref} aria-pressed={isSelected} className={styles.button({ tone, variant, size, isFullWidth })}>
      <span className={styles.content({ isPending: props.isPending })}>
        {icon}
        {children}
      </span>
      {props.isPending ? (
        <span className={styles.pending}>
          <Spinner size={16} label={pendingLabel} />
        </span>
      ) : null}
    </AriaButton>
  );
});
