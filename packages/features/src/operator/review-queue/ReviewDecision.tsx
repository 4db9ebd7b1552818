import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useReturnFocus } from '@chippage/ui/focus';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AnswerForm } from '../console-parts/AnswerForm.tsx';
import * as parts from '../console-parts/ConsoleParts.css.ts';
import { useAction } from '../console-parts/useAction.ts';
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
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const { isPending, failure, run, reset } = useAction();
  const refuseButton = useReturnFocus(isRefusing);
  const decide = async (verdict: ReviewVerdict) => {
    setAsked(verdict.decision);
    if (await run(() => onDecide(verdict))) onLeave(verdict.decision);
  };
  if (failure?.reason === 'review.decided') {
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
        {failure.message}
      </Alert>
    );
  }
  if (isRefusing) {
    return (
      <AnswerForm
        label={t('reasonLabel')}
        description={t('reasonHint')}
        requiredMessage={t('reasonRequired')}
        submitLabel={t('confirmRefuse')}
        tone="danger"
        maxCount={200}
        isPending={isPending}
        failure={failure}
        onSubmit={(reason) => void decide({ id, decision: 'refuse', reason })}
        onCancel={() => {
          reset();
          setRefusing(false);
        }}
      />
    );
  }
  return (
    <div className={parts.form}>
      {failure !== null && (
        <Alert tone="danger" live="assertive">
          {failure.message}
        </Alert>
      )}
      <div className={parts.actions}>
        <Button size="sm" isPending={isPending && asked === 'approve'} onPress={() => void decide({ id, decision: 'approve' })}>
          {t('approve')}
        </Button>
        <Button ref={refuseButton} size="sm" variant="outline" tone="danger" onPress={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
