import type { Loadable } from '@chippage/api/loadable';
import type { Comment, CommentReply, CommentReportReason } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { ErrorState } from '@chippage/ui/ErrorState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import * as styles from './Comments.css.ts';
import { CommentView } from './CommentView.tsx';
import { commentsMessages } from './messages.ts';
import { ReportDialog } from './ReportDialog.tsx';

export interface CommentSectionProps {
  /** For links to it. */
  id: string;
  comments: Loadable<{ data: readonly Comment[]; totalRecord: number }>;
  /** Absent: all of them are there. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** The rest of a comment's answers. */
  onLoadReplies: (comment: Comment) => void;
  /** What keeps the visitor from writing: a login, a bound phone, or nothing. */
  writer: 'visitor' | 'no_mobile' | 'member';
  onLogIn: () => void;
  bindHref: string;
  /** @throws ApiError whose message is shown */
  onSend: (content: string, replyToId?: number) => Promise<void>;
  onLike: (comment: Comment | CommentReply, isLiked: boolean) => void;
  /** Deletes it, until it is gone from `comments`. Tells by itself what went wrong. */
  onRemove: (comment: Comment | CommentReply) => Promise<unknown>;
  onReport: (comment: Comment | CommentReply, reason: CommentReportReason) => void;
}

/** Comments in two levels. New ones are looked at before others see them. */
export function CommentSection(props: CommentSectionProps) {
  const { id, comments, onLoadMore, isLoadingMore = false, writer, onLogIn, bindHref, onSend, onRemove } = props;
  const t = useMessages(commentsMessages);
  const [removed, setRemoved] = useState<Comment | CommentReply | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [reported, setReported] = useState<Comment | CommentReply | null>(null);
  const remove = async (comment: Comment | CommentReply) => {
    setRemoving(true);
    try {
      await onRemove(comment);
    } finally {
      setRemoving(false);
      setRemoved(null);
    }
  };
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`} tabIndex={-1}>
          {t('title')}
        </h2>
        {comments.status === 'ready' && <span className={styles.note}>{t('count', { count: comments.data.totalRecord })}</span>}
      </div>
      {writer === 'member' && <CommentComposer onSend={onSend} />}
      {writer === 'visitor' && (
        <div className={styles.invite}>
          <span>{t('logIn')}</span>
          <Button variant="outline" size="sm" onPress={onLogIn}>
            {t('logInAction')}
          </Button>
        </div>
      )}
      {writer === 'no_mobile' && (
        <div className={styles.invite}>
          <span>{t('bindMobile')}</span>
          <LinkButton variant="outline" size="sm" href={bindHref}>
            {t('bindAction')}
          </LinkButton>
        </div>
      )}
      {comments.status === 'failed' && (
        <ErrorState size="sm" title={t('failed')} onRetry={comments.onRetry} retryLabel={t('retry')}>
          {comments.message}
        </ErrorState>
      )}
      {comments.status === 'loading' && (
        <SkeletonRegion label={t('loading')}>
          <Skeleton shape="block" height="160px" />
        </SkeletonRegion>
      )}
      {comments.status === 'ready' && comments.data.data.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      {comments.status === 'ready' && (
        <ol className={styles.list}>
          {comments.data.data.map((comment) => (
            <Thread key={comment.id} {...props} comment={comment} onAskRemove={setRemoved} onAskReport={setReported} />
          ))}
        </ol>
      )}
      {onLoadMore && (
        <Button variant="outline" onPress={onLoadMore} isPending={isLoadingMore} pendingLabel={t('loading')}>
          {t('more')}
        </Button>
      )}
      <ConfirmDialog
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        isPending={isRemoving}
        onConfirm={() => removed && void remove(removed)}
      >
        {t('removeText')}
      </ConfirmDialog>
      <ReportDialog
        isOpen={reported !== null}
        onOpenChange={() => setReported(null)}
        onReport={(reason) => {
          if (reported) props.onReport(reported, reason);
          setReported(null);
        }}
      />
    </section>
  );
}

interface ThreadProps extends CommentSectionProps {
  comment: Comment;
  onAskRemove: (comment: Comment | CommentReply) => void;
  onAskReport: (comment: Comment | CommentReply) => void;
}

/** A comment with its answers. */
function Thread({ comment, writer, onSend, onLike, onLoadReplies, onAskRemove, onAskReport }: ThreadProps) {
  const t = useMessages(commentsMessages);
  const [answered, setAnswered] = useState<Comment | CommentReply | null>(null);
  const rest = comment.replyCount - comment.replies.length;
  const view = (one: Comment | CommentReply) => ({
    comment: one,
    onLike: (isLiked: boolean) => onLike(one, isLiked),
    ...(writer === 'member' && { onReply: () => setAnswered(one) }),
    onRemove: () => onAskRemove(one),
    onReport: () => onAskReport(one),
  });
  return (
    <CommentView {...view(comment)}>
      {comment.replies.length > 0 && (
        <ol className={styles.replies}>
          {comment.replies.map((reply) => (
            <CommentView key={reply.id} {...view(reply)} />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <div className={styles.under}>
          <Button variant="plain" size="sm" onPress={() => onLoadReplies(comment)}>
            {t('moreReplies', { count: rest })}
          </Button>
        </div>
      )}
      {answered && (
        <div className={styles.under}>
          <CommentComposer
            key={answered.id}
            replyToName={answered.writer?.nickName ?? t('gone')}
            onSend={async (content) => {
              await onSend(content, answered.id);
              setAnswered(null);
            }}
            onCancel={() => setAnswered(null)}
          />
        </div>
      )}
    </CommentView>
  );
}
