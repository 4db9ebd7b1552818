import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';
import * as styles from './Sheet.css.ts';

/** Props of `Sheet`. */
export interface SheetProps extends DialogFrameProps {
  /** The edge it comes from: a drawer 400 px wide, or a sheet over the lower part of a phone. @default 'right' */
  position?: 'left' | 'right' | 'bottom';
  /** Space at the sides of the content; `none` for rows that reach the edges. @default 'normal' */
  padding?: 'normal' | 'none';
  /** Whether it is open. Leave out inside a `SheetTrigger`. */
  isOpen?: boolean;
  /** Hears every wish to open or close. Inside a `SheetTrigger` that one hears it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press beside the sheet closes it. @default true */
  isDismissable?: boolean;
}

/**
 * A modal window at the edge of the screen, for something to look through beside the page.
 * It is a `Dialog` in every other way. React Aria's own sheet moves by scrolling, which
 * reduced motion cannot still and which lets focus in only after the slide, so it is not used.
 */
export function Sheet({ position = 'right', padding = 'normal', isOpen, onOpenChange, isDismissable = true, ...frame }: SheetProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={styles.scrim}>
      <Modal className={`${styles.box} ${styles.place[position]}`}>
        <DialogFrame {...frame} look={{ ...styles, body: `${styles.body} ${styles.padding[padding]}` }} />
      </Modal>
    </ModalOverlay>
  );
}
