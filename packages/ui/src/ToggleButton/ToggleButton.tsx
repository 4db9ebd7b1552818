import { forwardRef, type ReactNode, type Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaGroupProps,
  type ToggleButtonProps as AriaProps,
} from 'react-aria-components/ToggleButtonGroup';
import * as styles from './ToggleButton.css.ts';

/** Props of `ToggleButton`. */
export interface ToggleButtonProps extends Pick<AriaProps, 'id' | 'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled'> {
  /** The words, or an icon with `label`. They do not change when it is pressed. */
  children: ReactNode;
  /** Names a button that shows only an icon. */
  label?: string;
  /** Height: 32 or 40 px. @default 'sm' */
  size?: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed: alone it is on or off, in a group it is a choice. */
export const ToggleButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ToggleButtonProps>(function ToggleButton(
  { children, label, size = 'sm', ...props },
  ref,
) {
  return (
    <AriaToggleButton
      {...props}
      ref={ref}
      aria-label={label}
      className={[styles.button, styles.size[size], label ? styles.square : ''].filter(Boolean).join(' ')}
    >
      {children}
    </AriaToggleButton>
  );
});

/** Props of `ToggleButtonGroup`. */
export interface ToggleButtonGroupProps extends Pick<
  AriaGroupProps,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disallowEmptySelection' | 'isDisabled'
> {
  /** Names the group. */
  label: string;
  /** `ToggleButton`s, each with an `id`. */
  children: ReactNode;
}

/** Ways to look at one thing, side by side: a density, an order. One tab stop; arrow keys go between. */
export function ToggleButtonGroup({ label, children, disallowEmptySelection = true, ...props }: ToggleButtonGroupProps) {
  return (
    <AriaToggleButtonGroup {...props} aria-label={label} disallowEmptySelection={disallowEmptySelection} className={styles.group}>
      {children}
    </AriaToggleButtonGroup>
  );
}
