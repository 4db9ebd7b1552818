import { forwardRef, type ReactNode, type Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import * as styles from './FieldButton.css.ts';

/** Props of `FieldButton`. */
export interface FieldButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'render' | 'children' | 'slot' | 'aria-label'> {
  /** The verb, or an icon with `label`. */
  children: ReactNode;
  /** Names a button that shows only an icon. */
  label?: string;
  /** Keeps the room of a countdown, so that nothing jumps: 124 px, 112 px on narrow screens. @default 'auto' */
  width?: 'auto' | 'countdown';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button joined to a field, in its `prefix` or `suffix`. While it cools down set `isPending`:
 * it keeps its focus and does nothing, where a disabled button would drop the focus.
 */
export const FieldButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, FieldButtonProps>(function FieldButton(
  { label, width = 'auto', children, ...props },
  ref,
) {
  return (
    <Button {...props} ref={ref} aria-label={label} className={[styles.button, styles.width[width], label ? styles.icon : ''].join(' ').trim()}>
      {children}
    </Button>
  );
});
