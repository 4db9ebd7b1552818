import type { TakedownDecision } from '@chippage/api/types';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { takedownQueueMessages } from './messages.ts';
import type { TakedownItemProps } from './TakedownItem.tsx';

type Decision = TakedownDecision['decision'];

const decisionsOn = { received: ['uphold', 'reject'], contested: ['restore', 'keep'] } as const satisfies Record<string, readonly Decision[]>;

interface TakedownAnswerProps extends Pick<TakedownItemProps, 'takedown' | 'onDecide' | 'onLeave'> {
  onClose: () => void;
}

/** The decision on a notice, or on what was said against it. */
export function TakedownAnswer({ takedown: { id, state, places }, onDecide, onLeave, onClose }: TakedownAnswerProps) {
  const t = useMessages(takedownQueueMessages);
  const choices: readonly Decision[] = state === 'contested' ? decisionsOn.contested : decisionsOn.received;
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isAsked, setAsked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { isPending, failure, run, clear } = useAction();
  const focusChoice = () => group.current?.querySelector('input')?.focus();
  useEffect(focusChoice, []);
  return (
    <AnswerForm
      draftKey={`takedown-decision:${id}`}
      label={t('reason')}
      description={t(places.some(({ kind }) => kind === 'other') ? 'otherHint' : 'reasonHint')}
      requiredMessage={t('reasonRequired')}
      submitLabel={t('send')}
      maxCount={500}
      isPending={isPending}
      failure={failure}
      onCheck={() => {
        setAsked(true);
        if (decision === null) focusChoice();
        return decision !== null;
      }}
      onSubmit={async (reason) => {
        if (decision === null) return false;
        const isDone = await run('decide', () => onDecide({ id, decision, reason }));
        if (isDone) onLeave();
        return isDone;
      }}
      onCancel={() => {
        clear();
        onClose();
      }}
    >
      <RadioGroup
        ref={group}
        label={t('decision')}
        look="chips"
        value={decision}
        onChange={(value) => setDecision(choices.find((choice) => choice === value) ?? null)}
        error={isAsked && decision === null ? t('decisionRequired') : undefined}
      >
        {choices.map((choice) => (
          <RadioChip key={choice} value={choice}>
            {t(choice)}
          </RadioChip>
        ))}
      </RadioGroup>
    </AnswerForm>
  );
}
