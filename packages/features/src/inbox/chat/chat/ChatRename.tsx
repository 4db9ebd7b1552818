import { conversationMarksLimits } from '@chippage/api/limits';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { chatMessages } from './messages.ts';

export interface ChatRenameProps {
  remark: string;
  onOpenChange: (isOpen: boolean) => void;
  /** Empty: none. @throws ApiError whose words are shown */
  onRename: (remark: string) => Promise<void>;
}

/** Asks what the reader calls the other side. */
export function ChatRename({ remark, onOpenChange, onRename }: ChatRenameProps) {
  const t = useMessages(chatMessages);
  const form = useForm<{ remark: string }>({
    initial: { remark },
    check: () => ({}),
    onSubmit: async (input) => {
      await onRename(input.remark.trim());
      onOpenChange(false);
    },
    failed: t('renameFailed'),
  });
  return (
    <Dialog title={t('renameTitle')} closeLabel={t('close')} size="sm" isOpen onOpenChange={onOpenChange}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <TextField {...form.field('remark')} label={t('renameLabel')} maxLength={conversationMarksLimits.remark.maxLength} autoFocus />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('renameSave')} isPending={form.isPending} onCancel={() => onOpenChange(false)} />
      </FormColumn>
    </Dialog>
  );
}
