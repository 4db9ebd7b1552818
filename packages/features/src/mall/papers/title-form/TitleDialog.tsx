import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { invoiceTitleFormMessages } from './messages.ts';
import { TitleForm } from './TitleForm.tsx';

export interface TitleDialogProps {
  /** The title to change, or `new`. */
  editing: InvoiceTitle | 'new';
  isFirst: boolean;
  onSave: (input: InvoiceTitleForm) => Promise<void>;
  onClose: () => void;
}

/** The form of an invoice title over the page. It closes once the title is kept. */
export function TitleDialog({ editing, isFirst, onSave, onClose }: TitleDialogProps) {
  const t = useMessages(invoiceTitleFormMessages);
  return (
    <Dialog title={t(editing === 'new' ? 'add' : 'edit')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <TitleForm
        title={editing === 'new' ? undefined : editing}
        isFirst={isFirst}
        onCancel={onClose}
        onSave={async (input) => {
          await onSave(input);
          onClose();
        }}
      />
    </Dialog>
  );
}
