import type { Review } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../console-parts/AbsoluteTime.tsx';
import { AnswerForm } from '../console-parts/AnswerForm.tsx';
import * as parts from '../console-parts/ConsoleParts.css.ts';
import { useDeed } from '../console-parts/useDeed.ts';
import { reviewQueueMessages } from './messages.ts';
import * as styles from './ReviewQueue.css.ts';

/** What an operator decides. */
export interface ReviewVerdict {
  id: number;
  decision: 'approve' | 'refuse';
  /** Needed for a refusal; the member reads it. */
  reason?: string;
}

export interface ReviewItemProps {
  review: Review;
  placeRef: Ref<HTMLSpanElement>;
  /** Rejects with the server's refusal, e.g. `review.decided` when somebody else was faster. */
  onDecide: (verdict: ReviewVerdict) => Promise<unknown>;
  /** It was decided, by this operator or by another one. */
  onLeave: (decision: ReviewVerdict['decision'] | 'taken') => void;
}

/** One thing to judge: who asks, the facts, the picture, and the two answers. */
export function ReviewItem({ review, placeRef, onDecide, onLeave }: ReviewItemProps) {
  const t = useMessages(reviewQueueMessages);
  const { kind, title, facts, submitter, submitTime, decideTime, decidedBy, reason, state } = review;
  return (
    <Card
      title={
        <span ref={placeRef} className={parts.place} tabIndex={-1}>
          {title}
        </span>
      }
      note={<Tag>{t(kind)}</Tag>}
      footer={state === 'pending' ? <Decision review={review} onDecide={onDecide} onLeave={onLeave} /> : undefined}
    >
      <div className={styles.body}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          {facts.map(({ name, value }) => (
            <DescriptionItem key={name} term={name}>
              {value}
            </DescriptionItem>
          ))}
          <DescriptionItem term={t('submitter')}>{t('member', { name: submitter.nickName, id: submitter.id })}</DescriptionItem>
          <DescriptionItem term={t('submitTime')}>
            <AbsoluteTime dateTime={submitTime} />
          </DescriptionItem>
          {decideTime !== null && (
            <DescriptionItem term={t('decideTime')}>
              <AbsoluteTime dateTime={decideTime} />
            </DescriptionItem>
          )}
          {state !== 'pending' && <DescriptionItem term={t('decidedBy')}>{decidedBy}</DescriptionItem>}
          {state === 'refused' && (
            <DescriptionItem term={t('reason')} isWide>
              {reason}
            </DescriptionItem>
          )}
        </DescriptionList>
        {review.imageUrl !== null && (
          <figure className={styles.picture}>
            <img className={styles.image} src={review.imageUrl} alt={t('picture', { title })} loading="lazy" />
            <figcaption>
              <Link href={review.imageUrl} newWindowLabel={t('newWindow')}>
                {t('openPicture')}
              </Link>
            </figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}

function Decision({ review: { id }, onDecide, onLeave }: Omit<ReviewItemProps, 'placeRef'>) {
  const t = useMessages(reviewQueueMessages);
  const [isRefusing, setRefusing] = useState(false);
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const { isPending, failure, run, reset } = useDeed();
  const refuseButton = useRef<HTMLButtonElement>(null);
  const wasRefusing = useRef(false);
  useEffect(() => {
    // The form took the button's place, so the button gets its focus back.
    if (wasRefusing.current && !isRefusing) refuseButton.current?.focus();
    wasRefusing.current = isRefusing;
  }, [isRefusing]);
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
