import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

/** Props of `Popover`. */
export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'offset' | 'isOpen' | 'onOpenChange' | 'isNonModal'> {
  /** Names it. */
  label: string;
  /** The content, or a function that gets a way to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Space inside; `none` for lists that reach the edges. @default 'normal' */
  padding?: 'normal' | 'none';
  /** What it hangs on, when it is not inside a `PopoverTrigger`. */
  triggerRef?: RefObject<Element | null>;
}

/** A small window hanging on a button, for things looked at in passing. Escape and a press beside it close it. */
export function Popover({ label, children, padding = 'normal', offset = 4, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props} offset={offset} className={styles.box}>
      <Dialog aria-label={label} className={`${styles.content} ${styles.padding[padding]}`}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
