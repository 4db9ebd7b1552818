import { isRefusal } from '@chippage/api/errors';
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
import { reviewQueueMessages } from './messages.ts';

/** What an operator decides. */
export interface ReviewVerdict {
  id: number;
  decision: 'approve' | 'refuse';
  /** Needed for a refusal; the member reads it. */
  reason?: string;
}

export interface ReviewDecisionProps {
  id: number;
  /** Rejects with the server's refusal, e.g. `review.decided` when somebody else was faster. */
  onDecide: (verdict: ReviewVerdict) => Promise<unknown>;
  /** It was decided, by this operator or by another one. */
  onLeave: (decision: ReviewVerdict['decision'] | 'taken') => void;
}

/** The two answers; a refusal asks for its reason first. */
export function ReviewDecision({ id, onDecide, onLeave }: ReviewDecisionProps) {
  const t = useMessages(reviewQueueMessages);
  const [isRefusing, setRefusing] = useState(false);
  const { isPending, pending, failure, run, clear } = useAction();
  const refuseButton = useReturnFocus(isRefusing);
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
  if (isRefusing) {
    return (
      <AnswerForm
        draftKey={`review:${id}`}
        label={t('reasonLabel')}
        description={t('reasonHint')}
        requiredMessage={t('reasonRequired')}
        submitLabel={t('confirmRefuse')}
        tone="danger"
        maxCount={200}
        isPending={isPending}
        failure={failure}
        onSubmit={(reason) => decide({ id, decision: 'refuse', reason })}
        onCancel={() => {
          clear();
          setRefusing(false);
        }}
      />
    );
  }
  return (
    <FieldStack gap="sm">
      <ActionAlert result={failure} />
      <RowActions>
        <Button size="sm" isPending={pending === 'approve'} onPress={() => void decide({ id, decision: 'approve' })}>
          {t('approve')}
        </Button>
        <Button ref={refuseButton} size="sm" variant="outline" tone="danger" onPress={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      </RowActions>
    </FieldStack>
  );
}
