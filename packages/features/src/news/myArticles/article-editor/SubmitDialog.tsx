import { ApiError, isRefusal } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { Dialog } from '@chippage/ui/Dialog';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { articleEditorMessages } from './messages.ts';

/** Props of `SubmitDialog`. */
export interface SubmitDialogProps {
  /** Whether readers see the article already: then what was put right may be told. */
  isPublished: boolean;
  /** @throws ApiError whose message is shown */
  onSubmit: (correction: string) => Promise<void>;
  onClose: () => void;
}

/** Hands an article in. */
export function SubmitDialog({ isPublished, onSubmit, onClose }: SubmitDialogProps) {
  const t = useMessages(articleEditorMessages);
  const paths = usePaths(newsPaths);
  const [correction, setCorrection] = useState('');
  const [failure, setFailure] = useState<{ text: string; needsAuthor: boolean } | null>(null);
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await onSubmit(correction.trim());
      onClose();
    } catch (error) {
      const needsAuthor = isRefusal<'submitArticle'>(error, 'author.required');
      setFailure({ text: needsAuthor ? t('needsAuthor') : error instanceof ApiError ? error.message : t('notSubmitted'), needsAuthor });
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={t('submitTitle')} description={t('submitText')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Alert
            tone="danger"
            live="assertive"
            action={
              failure.needsAuthor && (
                <LinkButton size="sm" variant="outline" href={paths.ownAuthor()}>
                  {t('becomeAuthor')}
                </LinkButton>
              )
            }
          >
            {failure.text}
          </Alert>
        )}
        {isPublished && (
          <TextArea
            label={t('correction')}
            description={t('correctionHint')}
            rows={3}
            maxCount={300}
            value={correction}
            onChange={(text) => setCorrection(text)}
          />
        )}
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('submit')} pendingLabel={t('submitting')} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
