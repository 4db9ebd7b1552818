import { ApiError } from '@chippage/api/errors';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { articleEditorMessages } from './messages.ts';

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  /** Fetches the article into a draft of its own. @throws ApiError whose message is shown */
  onImport: (url: string) => Promise<void>;
  onClose: () => void;
}

/** Fetches an article of a WeChat account into a new draft. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const t = useMessages(articleEditorMessages);
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    if (!/^https:\/\/mp\.weixin\.qq\.com\/\S+$/.test(url.trim())) {
      setError(t('importWrong'));
      field.current?.focus();
      return;
    }
    setPending(true);
    try {
      await onImport(url.trim());
      onClose();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : t('importFailed'));
      field.current?.focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={t('importTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('importUrl')}
          description={t('importHint')}
          inputMode="url"
          value={url}
          onChange={(next) => {
            setUrl(next);
            setError(undefined);
          }}
          error={error}
          inputRef={field}
          autoFocus
        />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('import')} pendingLabel={t('importing')} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
