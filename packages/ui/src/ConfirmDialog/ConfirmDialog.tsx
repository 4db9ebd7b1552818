import { type ReactNode, type RefObject, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import * as frame from '../Dialog/Dialog.css.ts';
import { FocusBack } from '../Dialog/FocusBack.tsx';
import { WarningIcon } from '../Icon/statusIcons.tsx';
import * as styles from './ConfirmDialog.css.ts';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** The question, with the thing in it: 关闭这张订单？ */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: 关闭订单. */
  confirmLabel: string;
  /** Leaves everything as it is; it has the focus. */
  cancelLabel: string;
  /** Whether something is lost by it. @default 'danger' */
  tone?: 'accent' | 'danger';
  /** Waits for the answer of the server. @default false */
  isPending?: boolean;
  onConfirm: () => void;
  /** Whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Hears every wish to close. The dialog does not close by `onConfirm`: close it when the action is done. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Where focus goes afterwards when the action took its opener away; without it, to the nearest thing left. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be taken back. What can be undone needs no question. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isPending = false,
  onConfirm,
  isOpen,
  onOpenChange,
  returnFocusRef,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isKeyboardDismissDisabled={isPending} className={`${frame.scrim} ${styles.scrim}`}>
      <Modal className={`${frame.box} ${styles.box}`}>
        <FocusBack instead={returnFocusRef} />
        <AriaDialog role="alertdialog" aria-describedby={textId} className={styles.dialog}>
          <span className={tone === 'danger' ? styles.danger : styles.accent}>
            <WarningIcon size={24} />
          </span>
          <div className={styles.words}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <div id={textId} className={styles.question}>
              {children}
            </div>
          </div>
          <div className={styles.actions}>
            <Button slot="close" variant="outline" autoFocus isDisabled={isPending}>
              {cancelLabel}
            </Button>
            <Button tone={tone} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
