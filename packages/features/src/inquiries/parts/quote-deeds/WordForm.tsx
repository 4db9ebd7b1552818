import { quoteMoveLimits } from '@chippage/api/limits';
import type { QuoteRow, QuoteWord } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { deedText } from './deedText.ts';
import { quoteDeedsMessages } from './messages.ts';

export interface WordFormProps {
  quote: QuoteRow;
  deed: QuoteWord;
  /** Rejects with the server's refusal, whose words are shown. */
  onMove: (note: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks once more before a word that ends or changes a quote, with room for the reason. */
export function WordForm({ quote, deed, onMove, onCancel }: WordFormProps) {
  const t = useMessages(quoteDeedsMessages);
  const action = useAction(t('failed'));
  return (
    <>
      <Note>{deedText(t, quote, deed)}</Note>
      <AnswerForm
        draftKey={`quote:${quote.id}:${deed}`}
        label={t('reason')}
        description={t('reasonHint')}
        submitLabel={t(deed)}
        tone={deed === 'agree' || deed === 'hold' ? 'accent' : 'danger'}
        maxCount={quoteMoveLimits.note.maxLength}
        rows={2}
        isInDialog
        isPending={action.isPending}
        failure={action.failure}
        onSubmit={(note) => action.run(deed, () => onMove(note))}
        onCancel={onCancel}
      />
    </>
  );
}
