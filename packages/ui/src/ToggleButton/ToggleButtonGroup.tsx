import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import type { ToggleButtonLook } from './ToggleButton.tsx';
import * as styles from './ToggleButton.css.ts';
import { toggleButtonClass } from './toggleButtonClass.ts';

/** Props of `ToggleChoice`. */
export interface ToggleChoiceProps extends ToggleButtonLook {
  /** What the group reports when it is pressed. */
  id: string | number;
}

/** One choice of a `ToggleButtonGroup`. */
export function ToggleChoice({ id, children, label, size = 'sm', isDisabled = false }: ToggleChoiceProps) {
  return (
    <AriaToggleButton id={id} aria-label={label} isDisabled={isDisabled} className={toggleButtonClass(size, label)}>
      {children}
    </AriaToggleButton>
  );
}

/** Props of `ToggleButtonGroup`. */
export interface ToggleButtonGroupProps extends Pick<
  AriaGroupProps,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disallowEmptySelection' | 'isDisabled'
> {
  /** Names the group. */
  label: string;
  /** `ToggleChoice`s. */
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
