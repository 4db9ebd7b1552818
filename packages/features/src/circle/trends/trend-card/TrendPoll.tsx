import type { TrendPoll as Poll } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { trendCardMessages } from './messages.ts';
import * as styles from './TrendCard.css.ts';

export interface TrendPollProps {
  poll: Poll;
  /** Absent: it stands in a list of what is over, or waits for a review. */
  onVote?: (optionId: number) => void;
}

/** A poll: its choices as buttons, or how it stands once one may see that. */
export function TrendPoll({ poll: { options, endTime, isOver, chosenId, votes }, onVote }: TrendPollProps) {
  const t = useMessages(trendCardMessages);
  const mayVote = !isOver && chosenId === null && onVote !== undefined;
  return (
    <div className={styles.poll} role="group" aria-label={t('poll')}>
      <ul className={styles.options}>
        {options.map(({ id, text, votes: own }) => (
          <li key={id}>
            {mayVote ? (
              <Button variant="outline" isFullWidth aria-label={t('vote', { text })} onPress={() => onVote(id)}>
                {text}
              </Button>
            ) : (
              <Result text={text} own={own} all={votes} isChosen={id === chosenId} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <span>{t('pollTotal', { count: formatNumber(votes) })}</span>
        {isOver ? (
          <span>{t('pollOver')}</span>
        ) : (
          <span>
            {t('pollEnds')} <AbsoluteTime dateTime={endTime} />
          </span>
        )}
        {mayVote && <span>{t('pollHint')}</span>}
      </p>
    </div>
  );
}

function Result({ text, own, all, isChosen }: { text: string; own: number | null; all: number; isChosen: boolean }) {
  const t = useMessages(trendCardMessages);
  const percent = own === null || all === 0 ? 0 : Math.round((own / all) * 100);
  return (
    <div className={styles.result}>
      {own !== null && <span className={styles.share} style={{ inlineSize: `${percent}%` }} />}
      <span className={styles.resultWords}>{text}</span>
      {isChosen && <Tag tone="info">{t('chosen')}</Tag>}
      {own !== null && (
        <span className={styles.resultCount}>
          {t('votes', { count: formatNumber(own) })} {t('voteShare', { percent })}
        </span>
      )}
    </div>
  );
}
