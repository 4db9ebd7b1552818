import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { RowMeta, RowText, RowTitle } from '../../parts/row-list/RowList.tsx';
import * as styles from './FeedbackAnswer.css.ts';

export interface FeedbackAnswerProps {
  title: string;
  text: string;
  /** What stands before the time, e.g. 答复于. */
  at: string;
  /** Null: no time is known. */
  time: string | null;
}

/** What an operator answered. */
export function FeedbackAnswer({ title, text, at, time }: FeedbackAnswerProps) {
  return (
    <div className={styles.answer}>
      <RowTitle>{title}</RowTitle>
      <RowText>{text}</RowText>
      {time !== null && (
        <RowMeta>
          <span>
            {at} <FriendlyTime dateTime={time} />
          </span>
        </RowMeta>
      )}
    </div>
  );
}
