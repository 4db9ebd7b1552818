import { ClockIcon, ErrorIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../row-list/RowList.tsx';
import { reviewedRowMessages } from './messages.ts';

const looks = {
  reviewing: { tone: 'info', Icon: ClockIcon },
  approved: { tone: 'ok', Icon: SuccessIcon },
  refused: { tone: 'danger', Icon: ErrorIcon },
} as const;

/** Where something that was handed in stands. */
export interface Reviewed {
  state: keyof typeof looks;
  /** Why it was refused. */
  reason: string | null;
  submitTime: string;
}

export interface ReviewedTagProps extends Pick<Reviewed, 'state'> {
  /** Its words, where the usual ones do not fit. @default 审核中, 已通过, 已驳回 */
  label?: string;
}

/** Where something that was handed in stands, beside its name. */
export function ReviewedTag({ state, label }: ReviewedTagProps) {
  const t = useMessages(reviewedRowMessages);
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {label ?? t(state)}
    </Tag>
  );
}

/** Why it was refused; nothing for the other states. */
export function ReviewedReason({ state, reason }: Pick<Reviewed, 'state' | 'reason'>) {
  const t = useMessages(reviewedRowMessages);
  return state === 'refused' && reason !== null && <RowText>{t('reason', { reason })}</RowText>;
}

/** When it was handed in. */
export function ReviewedTime({ submitTime }: Pick<Reviewed, 'submitTime'>) {
  const t = useMessages(reviewedRowMessages);
  return (
    <span>
      {t('submitTime')} <FriendlyTime dateTime={submitTime} />
    </span>
  );
}

export interface ReviewedRowProps extends Reviewed {
  name: string;
  /** What it is, each in a `span`. */
  facts: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One row of what was handed in: what it is, where it stands, since when and why, and what can be done. */
export function ReviewedRow({ name, state, reason, submitTime, facts, actions }: ReviewedRowProps) {
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {name}
          <ReviewedTag state={state} />
        </RowTitle>
        <RowMeta>
          {facts}
          <ReviewedTime submitTime={submitTime} />
        </RowMeta>
        <ReviewedReason state={state} reason={reason} />
      </RowWords>
      {actions !== undefined && <RowActions>{actions}</RowActions>}
    </Row>
  );
}
