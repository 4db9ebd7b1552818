import { diskLimits } from '@chippage/api/limits';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { fileDiskMessages } from './messages.ts';

interface NameDialogProps {
  title: string;
  /** What the field begins with; its part before the ending is selected. */
  initial: string;
  isFolder: boolean;
  /** Closes when it is done. @throws ApiError whose words are shown */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

const WRONG = /[\u0000-\u001f\u007f/\\:*?"<>|]/;

/** Gives a file or folder its name. */
export function NameDialog({ title, initial, isFolder, onSave, onClose }: NameDialogProps) {
  const t = useMessages(fileDiskMessages);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => {
      const trimmed = name.trim();
      if (trimmed === '' || trimmed === '.' || trimmed === '..') return { name: t('nameRequired') };
      if (WRONG.test(trimmed)) return { name: t('nameWrong') };
      return [...trimmed].length > diskLimits.nameLength ? { name: t('nameTooLong', { max: diskLimits.nameLength }) } : {};
    },
    onSubmit: async ({ name }) => {
      await onSave(name.trim());
      onClose();
    },
    failed: t('notSaved'),
  });
  useEffect(() => {
    const dot = isFolder ? -1 : initial.lastIndexOf('.');
    input.current?.setSelectionRange(0, dot > 0 ? dot : initial.length);
  }, [initial, isFolder]);
  return (
    <Dialog title={title} closeLabel={t('close')} size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <TextField {...form.field('name')} inputRef={input} label={t('nameLabel')} autoFocus autoComplete="off" spellCheck="false" />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} pendingLabel={t('saving')} isPending={form.isPending} onCancel={onClose} />
      </FormColumn>
    </Dialog>
  );
}
