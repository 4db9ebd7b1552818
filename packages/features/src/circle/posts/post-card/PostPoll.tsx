import type { CirclePoll } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { Suspense, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { landing } from '../../../parts/page-column/PageColumn.css.ts';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

// Needed on the page of a post alone; it weighs more than the posts of a list.
const PollChoice = lazyPart(async () => (await import('./PollChoice.tsx')).PollChoice);

export interface PostPollProps {
  poll: CirclePoll;
  /** The page of the post, where one votes; absent: this is it. */
  href?: string | undefined;
  /** The post is one that everybody sees. */
  canVote: boolean;
  /** @throws ApiError whose message is shown */
  onVote: (optionId: number) => Promise<void>;
}

/** A question with answers to choose from; how others chose is told afterwards. */
export function PostPoll({ poll, href, canVote, onVote }: PostPollProps) {
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
      {isOpen && href === undefined ? (
        <Suspense fallback={<Results options={options} total={total} votedId={votedId} />}>
          <PollChoice poll={poll} onVote={vote} />
        </Suspense>
      ) : (
        <Results options={options} total={total} votedId={votedId} />
      )}
      {isOpen && href !== undefined && (
        <div className={styles.actions}>
          <LinkButton size="sm" variant="outline" href={href}>
            {t('toVote')}
            <VisuallyHidden>{t('toVoteNamed', { question })}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
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
