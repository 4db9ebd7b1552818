import type { CirclePoll } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { landing } from '../../../parts/page-column/PageColumn.css.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

export interface PostPollProps {
  poll: CirclePoll;
  /** The post is one that everybody sees. */
  canVote: boolean;
  /** @throws ApiError whose message is shown */
  onVote: (optionId: number) => Promise<void>;
}

/** A question with answers to choose from; how others chose is told afterwards. */
export function PostPoll({ poll, canVote, onVote }: PostPollProps) {
  const t = useMessages(postCardMessages);
  const { question, isEnded, total, votedId, options } = poll;
  const isOpen = canVote && !isEnded && votedId === null;
  const root = useRef<HTMLDivElement>(null);
  const vote = async (optionId: number) => {
    await onVote(optionId);
    // The answers to choose from go away, and with them the button.
    root.current?.focus();
  };
  return (
    <div ref={root} tabIndex={-1} className={`${styles.poll} ${landing}`} role="group" aria-label={t('poll', { question })}>
      <strong>{question}</strong>
      {isOpen ? <Choice poll={poll} onVote={vote} /> : <Results options={options} total={total} votedId={votedId} />}
      <p className={styles.line}>
        <span>{t(isEnded ? 'pollEnded' : 'pollOpen', { count: total })}</span>
        {!isEnded && (
          <span>
            {t('pollEnds')} <FriendlyTime dateTime={poll.endTime} />
          </span>
        )}
      </p>
    </div>
  );
}

function Choice({ poll: { question, options }, onVote }: Pick<PostPollProps, 'poll' | 'onVote'>) {
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

function Results({ options, total, votedId }: Pick<CirclePoll, 'options' | 'total' | 'votedId'>) {
  const t = useMessages(postCardMessages);
  return (
    <ul className={styles.results}>
      {options.map(({ id, text, votes }) => {
        const share = votes === null || total === 0 ? 0 : votes / total;
        const words = votes === null ? '' : t('votes', { count: votes, percent: Math.round(share * 100) });
        return (
          <li key={id}>
            {votes === null ? (
              text
            ) : (
              <ProgressBar label={text} value={share} valueText={words}>
                <span className={styles.result}>
                  <span className={id === votedId ? styles.mine : undefined}>
                    {text} {id === votedId && `（${t('voted')}）`}
                  </span>
                  <span>{words}</span>
                </span>
              </ProgressBar>
            )}
          </li>
        );
      })}
    </ul>
  );
}
