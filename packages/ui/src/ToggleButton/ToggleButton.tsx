import { forwardRef, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type * as styles from './ToggleButton.css.ts';
import { toggleButtonClass } from './toggleButtonClass.ts';

/** What a toggle button and a choice of a group look like. */
export interface ToggleButtonLook {
  /** The words, or an icon with `label`. They do not change when it is pressed. */
  children: ReactNode;
  /** Names a button that shows only an icon. */
  label?: string;
  /** Height: 32 or 40 px. @default 'sm' */
  size?: keyof typeof styles.size;
  isDisabled?: boolean;
}

/** Props of `ToggleButton`. */
export interface ToggleButtonProps extends ToggleButtonLook {
  isSelected: boolean;
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stays pressed: it is on or off. React Aria's own toggle button brings all that groups of them need (5 kB); this one is its
 * button with `aria-pressed`.
 */
export const ToggleButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ToggleButtonProps>(function ToggleButton(
  { children, label, size = 'sm', isSelected, onChange, isDisabled = false },
  ref,
) {
  return (
    <Button
      ref={ref}
      aria-label={label}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      isDisabled={isDisabled}
      onPress={() => onChange?.(!isSelected)}
      className={toggleButtonClass(size, label)}
    >
      {children}
    </Button>
  );
});
