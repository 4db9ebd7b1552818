import type { Comment, CommentReply } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import type { CommentSectionProps } from './CommentSection.tsx';
import * as styles from './Comments.css.ts';
import { CommentView } from './CommentView.tsx';
import { commentsMessages } from './messages.ts';

export interface CommentThreadProps extends Pick<CommentSectionProps, 'writer' | 'draftKey' | 'drafts' | 'onSend' | 'onLike' | 'onLoadReplies' | 'onLogIn'> {
  /** The session ended while the page was open. */
  isEnded: boolean;
  comment: Comment;
  /** Asks first whether to. */
  onAskRemove: (comment: Comment | CommentReply) => void;
  /** Asks first why. */
  onAskReport: (comment: Comment | CommentReply) => void;
}

/** A comment with its answers. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, writer, isEnded, draftKey, drafts, onSend, onLogIn, onLike, onLoadReplies, onAskRemove, onAskReport } = props;
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
            draftKey={`${draftKey}:${answered.id}`}
            drafts={drafts}
            onLogIn={isEnded ? onLogIn : undefined}
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
