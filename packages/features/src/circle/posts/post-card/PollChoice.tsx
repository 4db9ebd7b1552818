import type { CirclePoll } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

export interface PollChoiceProps {
  poll: CirclePoll;
  /** @throws ApiError whose message is shown */
  onVote: (optionId: number) => Promise<void>;
}

/** The answers of a poll to choose from. */
export function PollChoice({ poll: { question, options }, onVote }: PollChoiceProps) {
  const t = useMessages(postCardMessages);
  const action = useAction(t('failed'));
  const [picked, setPicked] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (picked !== null) void action.run('vote', () => onVote(Number(picked)));
  };
  return (
    <form className={styles.poll} noValidate onSubmit={submit}>
      <ActionAlert result={action.failure} />
      <RadioGroup label={question} isLabelHidden value={picked} onChange={setPicked} error={isTried && picked === null ? t('voteFirst') : undefined}>
        {options.map(({ id, text }) => (
          <Radio key={id} value={`${id}`}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
      <div className={styles.actions}>
        <Button type="submit" size="sm" variant="outline" isPending={action.isPending} pendingLabel={t('voting')}>
          {t('vote')}
        </Button>
        <Note as="span">{t('hiddenVotes')}</Note>
      </div>
    </form>
  );
}
