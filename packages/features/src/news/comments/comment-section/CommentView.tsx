import type { Comment, CommentReply } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { ClockIcon, FlagIcon, LikeIcon, MessageIcon, TrashIcon, WarningIcon } from '@chippage/ui/Icon';
import { IpRegion } from '@chippage/ui/IpRegion';
import { Tag } from '@chippage/ui/Tag';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import * as styles from './Comments.css.ts';
import { commentsMessages } from './messages.ts';

export interface CommentViewProps {
  comment: Comment | CommentReply;
  onLike: (isLiked: boolean) => void;
  /** Absent: no answers are taken. */
  onReply?: () => void;
  onRemove: () => void;
  onReport: () => void;
  /** What stands under it: the form of an answer, the answers. */
  children?: ReactNode;
}

/** One comment or answer, in each of its states. */
export function CommentView({ comment, onLike, onReply, onRemove, onReport, children }: CommentViewProps) {
  const t = useMessages(commentsMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const { state, writer, createTime, ipRegion } = comment;
  const name = writer?.nickName ?? t('gone');
  if (state === 'deleted') {
    return (
      <li className={styles.row}>
        <Avatar name="" size="sm" />
        <p className={styles.quiet}>{t('deleted')}</p>
        {children}
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <Avatar name={writer?.nickName ?? ''} src={writer?.avatar} size="sm" />
      <div className={styles.words}>
        <p className={styles.byline}>
          <span className={styles.name}>{name}</span>
          <StateTag comment={comment} />
          <FriendlyTime dateTime={createTime} />
          <IpRegion region={ipRegion} label={t('region')} unknownLabel={t('regionUnknown')} />
        </p>
        {state === 'folded' && !isUnfolded ? (
          <div>
            <Button variant="plain" size="sm" onPress={() => setUnfolded(true)}>
              {t('folded')}
            </Button>
          </div>
        ) : (
          // Who unfolded it goes on from here; the button is gone.
          <p className={styles.content} tabIndex={isUnfolded ? -1 : undefined} ref={isUnfolded ? focusOnce : undefined}>
            {'replyTo' in comment && comment.replyTo && <span className={styles.quiet}>{t('replyTo', { name: comment.replyTo.nickName })}</span>}
            {comment.content}
          </p>
        )}
        <Actions comment={comment} name={name} onLike={onLike} onReply={onReply} onRemove={onRemove} onReport={onReport} />
      </div>
      {children}
    </li>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}

function StateTag({ comment: { state, refuseReason } }: Pick<CommentViewProps, 'comment'>) {
  const t = useMessages(commentsMessages);
  if (state === 'pending') {
    return (
      <Tag tone="info" icon={<ClockIcon size={14} />}>
        {t('pending')}
      </Tag>
    );
  }
  if (state !== 'refused') return null;
  return (
    <Tag tone="danger" icon={<WarningIcon size={14} />}>
      {refuseReason ? t('refusedBecause', { reason: refuseReason }) : t('refused')}
    </Tag>
  );
}

function Actions({
  comment: { state, isMine, likes, isLiked },
  name,
  onLike,
  onReply,
  onRemove,
  onReport,
}: Omit<CommentViewProps, 'children'> & { name: string }) {
  const t = useMessages(commentsMessages);
  const isPublic = state === 'shown' || state === 'folded';
  return (
    <div className={styles.actions}>
      {isPublic && (
        <ToggleButton isSelected={isLiked} onChange={onLike}>
          <LikeIcon size={16} isFilled={isLiked} />
          <VisuallyHidden>{t('likeName', { name })}</VisuallyHidden>
          {likes}
        </ToggleButton>
      )}
      {isPublic && onReply && (
        <Button variant="plain" size="sm" icon={<MessageIcon size={16} />} onPress={onReply}>
          {t('reply')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {!isPublic && <span className={styles.note}>{t('onlyYou')}</span>}
      {isMine ? (
        <Button variant="plain" size="sm" icon={<TrashIcon size={16} />} onPress={onRemove}>
          {t('remove')}
        </Button>
      ) : (
        <Button variant="plain" size="sm" icon={<FlagIcon size={16} />} onPress={onReport}>
          {t('report')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
