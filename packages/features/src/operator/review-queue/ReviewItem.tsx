import type { Review, ReviewKind } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { Changed } from '../../parts/changed/Changed.tsx';
import { QueuePlace } from '../../parts/queue/Queue.tsx';
import { wordsOf } from './decisionWords.ts';
import { reviewQueueMessages } from './messages.ts';
import { ReviewDecision, type ReviewDecisionProps } from './ReviewDecision.tsx';
import { ReviewFiles } from './ReviewFiles.tsx';
import * as styles from './ReviewQueue.css.ts';

export interface ReviewItemProps extends Omit<ReviewDecisionProps, 'id' | 'kind'> {
  review: Review;
  onReadFile: (kind: ReviewKind, id: number) => Promise<Blob>;
  onReadThumbnail: (id: number) => Promise<Blob>;
  /** The article that it is about, where it is about one. */
  renderArticle?: ((review: Review) => ReactNode) | undefined;
  placeRef: Ref<HTMLSpanElement>;
}

/** One thing to judge: who asks, the facts, the picture, and the two answers. */
export function ReviewItem({ review, placeRef, renderArticle, onReadFile, onReadThumbnail, onDecide, onLeave }: ReviewItemProps) {
  const t = useMessages(reviewQueueMessages);
  const words = wordsOf(review.kind);
  const { kind, title, facts, submitter, submitTime, decideTime, decidedBy, reason, state } = review;
  return (
    <Card
      title={<QueuePlace placeRef={placeRef}>{title}</QueuePlace>}
      note={<Tag>{t(kind)}</Tag>}
      footer={state === 'pending' ? <ReviewDecision id={review.id} kind={kind} onDecide={onDecide} onLeave={onLeave} /> : undefined}
    >
      <div className={styles.body}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          {facts.map(({ name, value, before, href }) => (
            <DescriptionItem key={name} term={name}>
              {href !== undefined ? <Link href={href}>{value}</Link> : before === undefined ? value : <Changed before={before} after={value} />}
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
          {(state === 'refused' || (state === 'approved' && words.approve.confirm !== null)) && (
            <DescriptionItem term={t(words.reason.term)} isWide>
              {reason}
            </DescriptionItem>
          )}
        </DescriptionList>
        {kind === 'article' && renderArticle?.(review)}
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
      {review.files.length > 0 && (
        <div className={styles.files}>
          <ReviewFiles
            files={review.files}
            onReadFile={(id) => onReadFile(kind, id)}
            onReadThumbnail={kind === 'document' ? onReadThumbnail : undefined}
            watermark={kind === 'enterprise' ? t('watermark', { no: review.id }) : undefined}
          />
        </div>
      )}
    </Card>
  );
}
