import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import * as styles from './Dialog.css.ts';

/** Props of `Dialog`. */
export interface DialogProps extends DialogFrameProps {
  /** Width: 420, 500 or 720 px. Below 560 px of screen every dialog fills it. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Hears every wish to open or close. Inside a `DialogTrigger` that one hears it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press beside the dialog closes it. Leave it off where something is typed. @default false */
  isDismissable?: boolean;
  /** Whether Escape does nothing, e.g. while a payment is under way. @default false */
  isKeyboardDismissDisabled?: boolean;
}

/**
 * A window that must be answered before the page goes on. Focus starts at the element with `autoFocus`,
 * stays inside, and returns to the button that opened it.
 */
export function Dialog({ isOpen, onOpenChange, isDismissable = false, isKeyboardDismissDisabled = false, size = 'md', ...frame }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={styles.scrim}
    >
      <Modal className={`${styles.box} ${styles.width[size]}`}>
        <DialogFrame {...frame} look={styles} />
      </Modal>
    </ModalOverlay>
  );
}
