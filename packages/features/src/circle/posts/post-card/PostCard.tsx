import type { CirclePost } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ClockIcon, LikeIcon, LockIcon, MessageIcon, WarningIcon } from '@chippage/ui/Icon';
import { IpRegion } from '@chippage/ui/IpRegion';
import { lazyPart } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { Suspense, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import * as styles from './PostCard.css.ts';
import { postCardMessages } from './messages.ts';
import { PostMenuButton } from './PostMenuButton.tsx';
import { PostPictures } from './PostPictures.tsx';
import { PostQuote } from './PostQuote.tsx';
import { PostWords } from './PostWords.tsx';
import type { PostActions } from './postActions.ts';

// Few posts have one.
const PostPoll = lazyPart(async () => (await import('./PostPoll.tsx')).PostPoll);

export interface PostCardProps extends PostActions {
  post: CirclePost;
  /** Level of its heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page of this post: all its words, its pictures large. @default false */
  isWhole?: boolean;
}

/** A post of the circle, in each of its states. */
export function PostCard({ post, headingLevel = 2, isWhole = false, ...actions }: PostCardProps) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  const [isUnfolded, setUnfolded] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { id, writer, group, state } = post;
  const name = writer?.nickName ?? t('gone');
  const isHidden = state === 'folded' && !isUnfolded;
  return (
    <Card>
      <article className={styles.post}>
        <div className={styles.head}>
          <Avatar name={writer?.nickName ?? ''} src={writer?.avatar} />
          <div className={styles.who}>
            <Heading className={styles.name}>{isWhole ? t('nameOf', { name }) : name}</Heading>
            <p className={styles.line}>
              <Link href={paths.circleGroup(group.id)}>{group.name}</Link>
              <FriendlyTime dateTime={post.createTime} />
              <IpRegion region={post.ipRegion} label={t('region')} unknownLabel={t('regionUnknown')} />
              <Marks post={post} />
            </p>
          </div>
          <PostMenuButton post={post} name={name} {...actions} />
        </div>
        {isHidden ? (
          <div>
            <Button variant="plain" size="sm" onPress={() => setUnfolded(true)}>
              {t('folded')}
            </Button>
          </div>
        ) : (
          <>
            <PostWords post={post} isWhole={isWhole} isFocused={isUnfolded} />
            <PostPictures post={post} isWhole={isWhole} onReadPicture={actions.onReadPicture} />
            {post.poll && (
              <Suspense fallback={null}>
                <PostPoll
                  poll={post.poll}
                  href={isWhole ? undefined : paths.circlePost(id)}
                  canVote={state === 'shown' || state === 'folded'}
                  onVote={(optionId) => actions.onVote(post, optionId)}
                />
              </Suspense>
            )}
            {post.quoted && <PostQuote quoted={post.quoted} />}
            <Topics post={post} />
          </>
        )}
        {(state === 'shown' || state === 'folded') && (
          <div className={styles.actions}>
            <ToggleButton isSelected={post.isLiked} onChange={(isLiked) => actions.onLike(post, isLiked)}>
              <LikeIcon size={16} isFilled={post.isLiked} />
              <VisuallyHidden>{t('like', { name })}</VisuallyHidden>
              {post.likes}
            </ToggleButton>
            <LinkButton variant="plain" size="sm" icon={<MessageIcon size={16} />} href={`${paths.circlePost(id)}#comments`}>
              {t('comment')} {post.comments}
              <VisuallyHidden>{t('commentsNamed', { name })}</VisuallyHidden>
            </LinkButton>
          </div>
        )}
      </article>
    </Card>
  );
}

function Marks({ post: { isSample, visibility, state, refuseReason } }: { post: CirclePost }) {
  const t = useMessages(postCardMessages);
  return (
    <>
      {isSample && <Tag>{t('sample')}</Tag>}
      {visibility === 'members' && <Tag icon={<LockIcon size={14} />}>{t('members')}</Tag>}
      {state === 'pending' && (
        <Tag tone="info" icon={<ClockIcon size={14} />}>
          {t('pending')}
        </Tag>
      )}
      {state === 'refused' && (
        <Tag tone="danger" icon={<WarningIcon size={14} />}>
          {refuseReason ? t('refusedBecause', { reason: refuseReason }) : t('refused')}
        </Tag>
      )}
    </>
  );
}

function Topics({ post: { topics } }: { post: CirclePost }) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  if (topics.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('topics')}>
      {topics.map(({ kind, id, label }) => (
        <li key={`${kind} ${id}`}>
          <Link href={paths.circle({ [kind]: id })} isMono={kind === 'part'} aria-label={t('topic', { label })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
