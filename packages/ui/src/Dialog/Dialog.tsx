import { type ReactNode, type RefObject, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/navigationIcons.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import * as styles from './Dialog.css.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  /** The heading; it names the dialog. */
  title: string;
  /** Names the cross. */
  closeLabel: string;
  /** The content, or a function that gets a way to close the dialog. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** One sentence under the heading: why this dialog is here. */
  description?: ReactNode;
  /** Left of the cross: a way to another mode. */
  headerAction?: ReactNode;
  /** Buttons below the content; they stay in sight while it scrolls. */
  footer?: ReactNode;
  /** Width: 420, 500 or 720 px. Below 560 px of screen every dialog fills it. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Hears every wish to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press beside the dialog closes it. Leave it off where something is typed. @default false */
  isDismissable?: boolean;
  /** Whether Escape does nothing, e.g. while a payment is under way. @default false */
  isKeyboardDismissDisabled?: boolean;
  /** `alertdialog` interrupts with a question; `ConfirmDialog` sets it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Where focus goes afterwards when nobody pressed a button to open the dialog, e.g. the heading of the page. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/**
 * A window that must be answered before the page goes on. Focus starts at the element with `autoFocus`,
 * stays inside, and returns to the button that opened it.
 */
export function Dialog({ isOpen, onOpenChange, isDismissable = false, isKeyboardDismissDisabled = false, size = 'md', ...frame }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} isKeyboardDismissDisabled={isKeyboardDismissDisabled} className={styles.scrim}>
      <Modal className={`${styles.box} ${styles.width[size]}`}>
        <DialogFrame {...frame} />
      </Modal>
    </ModalOverlay>
  );
}

type FrameProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled' | 'size'>;

function DialogFrame({ title, closeLabel, children, description, headerAction, footer, role, returnFocusRef }: FrameProps) {
  const descriptionId = useId();
  useReturnFocus(returnFocusRef);
  return (
    <AriaDialog role={role} aria-describedby={description ? descriptionId : undefined} className={styles.dialog}>
      {({ close }) => (
        <>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {headerAction}
            <IconButton slot="close" label={closeLabel} size="sm">
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.body}>
            {description ? (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            ) : null}
            {typeof children === 'function' ? children({ close }) : children}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </>
      )}
    </AriaDialog>
  );
}
