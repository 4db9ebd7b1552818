import { circlePostChangeLimits } from '@chippage/api/limits';
import type { CirclePost } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { postCardMessages } from './messages.ts';
import type { PostActions } from './postActions.ts';

export interface EditDialogProps extends Pick<PostActions, 'onEdit'> {
  post: CirclePost;
  onClose: () => void;
}

const MOST = circlePostChangeLimits.content.maxLength;

/** New words for a post. */
export function EditDialog({ post, onEdit, onClose }: EditDialogProps) {
  const t = useMessages(postCardMessages);
  const form = useForm({
    initial: { content: post.content },
    check: ({ content }) => {
      const over = [...content].length - MOST;
      return content.trim() === '' ? { content: t('empty') } : over > 0 ? { content: t('tooLong', { count: over }) } : {};
    },
    onSubmit: async ({ content }) => {
      await onEdit(post, content.trim());
      onClose();
    },
    failed: t('failed'),
  });
  return (
    <Dialog title={t('editTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <Note>{t('editHint')}</Note>
        <TextArea {...form.area('content')} label={t('content')} rows={8} maxCount={MOST} />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} pendingLabel={t('saving')} isPending={form.isPending} onCancel={onClose} />
      </FormColumn>
    </Dialog>
  );
}
