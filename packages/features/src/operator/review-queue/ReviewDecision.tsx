import { isRefusal } from '@chippage/api/errors';
import type { ReviewKind } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useReturnFocus } from '@chippage/ui/focus';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { FieldStack } from '../../parts/form/FormLayout.tsx';
import { RowActions } from '../../parts/row-list/RowList.tsx';
import { type Answer, wordsOf } from './decisionWords.ts';
import { reviewQueueMessages } from './messages.ts';

/** What an operator decides. */
export interface ReviewVerdict {
  id: number;
  decision: 'approve' | 'refuse';
  /** Needed for a refusal, and for both answers to a claim; who is concerned reads it. */
  reason?: string;
}

export interface ReviewDecisionProps {
  id: number;
  kind: ReviewKind;
  /** Rejects with the server's refusal, e.g. `review.decided` when somebody else was faster. */
  onDecide: (verdict: ReviewVerdict) => Promise<unknown>;
  /** It was decided, by this operator or by another one. */
  onLeave: (decision: ReviewVerdict['decision'] | 'taken') => void;
}

/** The two answers; a refusal asks for its reason first, of a claim both do. */
export function ReviewDecision({ id, kind, onDecide, onLeave }: ReviewDecisionProps) {
  const t = useMessages(reviewQueueMessages);
  const words = wordsOf(kind);
  const [asking, setAsking] = useState<Answer | null>(null);
  const { isPending, pending, failure, run, clear } = useAction();
  const refuseButton = useReturnFocus(asking === 'refuse');
  const approveButton = useReturnFocus(asking === 'approve');
  const decide = async (verdict: ReviewVerdict) => {
    const isDone = await run(verdict.decision, () => onDecide(verdict));
    if (isDone) onLeave(verdict.decision);
    return isDone;
  };
  if (failure && isRefusal<'decideReview'>(failure.error, 'review.decided')) {
    return (
      <Alert
        tone="warn"
        live="assertive"
        title={t('takenTitle')}
        action={
          <Button size="sm" variant="outline" autoFocus onPress={() => onLeave('taken')}>
            {t('takenOk')}
          </Button>
        }
      >
        {failure.text}
      </Alert>
    );
  }
  const confirm = asking && words[asking].confirm;
  if (asking && confirm) {
    return (
      <AnswerForm
        draftKey={`review:${id}`}
        label={t(words.reason.label)}
        description={t(words.reason.hint)}
        requiredMessage={t(words.reason.missing)}
        submitLabel={t(confirm)}
        tone="danger"
        maxCount={200}
        isPending={isPending}
        failure={failure}
        onSubmit={(reason) => decide({ id, decision: asking, reason })}
        onCancel={() => {
          clear();
          setAsking(null);
        }}
      />
    );
  }
  return (
    <FieldStack gap="sm">
      <ActionAlert result={failure} />
      <RowActions>
        <Button
          ref={approveButton}
          size="sm"
          isPending={pending === 'approve'}
          onPress={() => (words.approve.confirm === null ? void decide({ id, decision: 'approve' }) : setAsking('approve'))}
        >
          {t(words.approve.button)}
        </Button>
        <Button ref={refuseButton} size="sm" variant="outline" tone="danger" onPress={() => setAsking('refuse')}>
          {t(words.refuse.button)}
        </Button>
      </RowActions>
    </FieldStack>
  );
}
