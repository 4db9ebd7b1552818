import { passkeyNamingLimits } from '@chippage/api/limits';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { present } from '../../parts/fields/checks.ts';
import { accountSettingsMessages } from './messages.ts';

export interface PasskeyNamingProps {
  /** As it is called now. */
  name: string;
  onClose: () => void;
  /** @throws ApiError whose message is shown */
  onRename: (name: string) => Promise<void>;
}

/** Asks what a passkey is called; a new one has a name already. */
export function PasskeyNaming({ name, onClose, onRename }: PasskeyNamingProps) {
  const t = useMessages(accountSettingsMessages);
  const form = useForm<{ name: string }>({
    initial: { name },
    check: (input) => present({ name: input.name.trim() === '' ? t('passkeyNameRequired') : undefined }),
    onSubmit: async (input) => {
      await onRename(input.name.trim());
      onClose();
    },
    failed: t('failed'),
  });
  return (
    <Dialog title={t('passkeyNaming')} closeLabel={t('close')} description={t('passkeyNamingHint')} size="sm" isOpen onOpenChange={onClose}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <TextField {...form.field('name')} label={t('passkeyName')} maxLength={passkeyNamingLimits.name.maxLength} autoFocus />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} isPending={form.isPending} onCancel={onClose} />
      </FormColumn>
    </Dialog>
  );
}
