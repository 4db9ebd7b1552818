import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import type { ReactNode } from 'react';
import * as styles from './FilterDialog.css.ts';

export interface FilterDialogProps {
  title: string;
  closeLabel: string;
  /** Closes it, and says how many there are now. */
  showLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters where they do not fit beside a list; each takes effect at once, the button only closes. */
export function FilterDialog({ title, closeLabel, showLabel, onClose, children }: FilterDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={closeLabel}
      isDismissable
      footer={
        <Button isFullWidth onPress={onClose}>
          {showLabel}
        </Button>
      }
    >
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
