import type { OperatorArticle } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { articleAdminMessages } from './messages.ts';

/** What was wrong in an article and how it is right. */
export interface CorrectionWish {
  id: number;
  text: string;
}

interface CorrectionDialogProps {
  article: OperatorArticle;
  /** Rejects with the server's refusal. */
  onCorrect: (correction: CorrectionWish) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what was wrong; the words stand under the article for all readers. */
export function CorrectionDialog({ article: { id, title }, onCorrect, onClose, onDone }: CorrectionDialogProps) {
  const t = useMessages(articleAdminMessages);
  const { isPending, failure, run } = useAction();
  return (
    <Dialog
      isOpen
      size="md"
      title={t('correctTitle', { name: title })}
      description={t('correctText')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <AnswerForm
        isInDialog
        draftKey={`correction:${id}`}
        label={t('correctLabel')}
        description={t('correctHint')}
        requiredMessage={t('correctRequired')}
        submitLabel={t('correctSend')}
        minCount={5}
        maxCount={300}
        isPending={isPending}
        failure={failure}
        onSubmit={async (text) => {
          const isDone = await run('correct', () => onCorrect({ id, text }));
          if (isDone) onDone();
          return isDone;
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
