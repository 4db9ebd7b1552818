import type { Loadable } from '@chippage/api/loadable';
import type { Comment, CommentReply, CommentReportReason } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { DraftStore } from '../../../parts/form/useDraft.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentThread } from './CommentThread.tsx';
import * as styles from './Comments.css.ts';
import { commentsMessages } from './messages.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);
const ReportDialog = late(async () => (await import('../../../parts/report-dialog/ReportDialog.tsx')).ReportDialog);

export interface CommentSectionProps {
  /** For links to it. */
  id: string;
  comments: Loadable<{ data: readonly Comment[]; totalRecord: number }>;
  /** Absent: all of them are there. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** The rest of a comment's answers. */
  onLoadReplies: (comment: Comment) => void;
  /** What the comments are about, e.g. `comment:7`: what is typed is kept under it. */
  draftKey: string;
  /** Where comments are kept while they are typed; absent: nowhere. */
  drafts?: DraftStore | undefined;
  /** What keeps the visitor from writing: a login, a bound phone, that no more are taken, or nothing. */
  writer: 'visitor' | 'no_mobile' | 'closed' | 'member';
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
  const { id, comments, onLoadMore, isLoadingMore = false, writer, draftKey, drafts, onLogIn, bindHref, onSend, onRemove } = props;
  const t = useMessages(commentsMessages);
  const [removed, setRemoved] = useState<Comment | CommentReply | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  // The session may end while something is being written: the field stays, with every word, and sending asks to log in.
  const [hasWritten, setWritten] = useState(false);
  if (writer === 'member' && !hasWritten) setWritten(true);
  const isEnded = writer === 'visitor' && hasWritten;
  const [reported, setReported] = useState<Comment | CommentReply | null>(null);
  // What asks is drawn from the first question on: its code comes with it, and closing it is seen.
  const [hasAsked, setAsked] = useState({ remove: false, report: false });
  if (removed && !hasAsked.remove) setAsked({ ...hasAsked, remove: true });
  if (reported && !hasAsked.report) setAsked({ ...hasAsked, report: true });
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
      {(writer === 'member' || isEnded) && (
        <CommentComposer key={draftKey} draftKey={draftKey} drafts={drafts} onSend={onSend} onLogIn={isEnded ? onLogIn : undefined} />
      )}
      {writer === 'visitor' && !isEnded && (
        <div className={styles.invite}>
          <span>{t('logIn')}</span>
          <Button variant="outline" size="sm" onPress={onLogIn}>
            {t('logInAction')}
          </Button>
        </div>
      )}
      {writer === 'closed' && <p className={styles.quiet}>{t('isClosed')}</p>}
      {writer === 'no_mobile' && (
        <div className={styles.invite}>
          <span>{t('bindMobile')}</span>
          <LinkButton variant="outline" size="sm" href={bindHref}>
            {t('bindAction')}
          </LinkButton>
        </div>
      )}
      <Loaded value={comments} loadingLabel={t('loading')} failedTitle={t('failed')} failedSize="sm" bones={['160px']}>
        {({ data }) => (
          <>
            {data.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
            <ol className={styles.list}>
              {data.map((comment) => (
                <CommentThread key={comment.id} {...props} isEnded={isEnded} comment={comment} onAskRemove={setRemoved} onAskReport={setReported} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
      {onLoadMore && (
        <Button variant="outline" onPress={onLoadMore} isPending={isLoadingMore} pendingLabel={t('loading')}>
          {t('more')}
        </Button>
      )}
      {hasAsked.remove && (
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
      )}
      {hasAsked.report && (
        <ReportDialog
          title={t('reportTitle')}
          isOpen={reported !== null}
          onOpenChange={() => setReported(null)}
          onReport={(reason) => {
            if (reported) props.onReport(reported, reason);
            setReported(null);
          }}
        />
      )}
    </section>
  );
}
