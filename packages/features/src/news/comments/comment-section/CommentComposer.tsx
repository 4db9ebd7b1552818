import { newCommentLimits } from '@chippage/api/limits';
import { ApiError } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type DraftStore, useDraft } from '../../../parts/form/useDraft.ts';
import * as styles from './Comments.css.ts';
import { commentsMessages } from './messages.ts';

const MOST = newCommentLimits.content.maxLength;

export interface CommentComposerProps {
  /** What it is about: what is typed is kept under it until it is sent. */
  draftKey: string;
  /** Where that is kept; absent: nowhere. */
  drafts?: DraftStore | undefined;
  /** Whom it answers; absent for a comment on the article itself. */
  replyToName?: string;
  /** Sends it for review. @throws ApiError whose message is shown; what was typed stays */
  onSend: (content: string) => Promise<void>;
  /** The session has ended: sending asks to log in first. */
  onLogIn?: (() => void) | undefined;
  /** Absent: it stays open. */
  onCancel?: () => void;
}

/** Writes a comment or an answer. Nothing typed is lost when it cannot be sent. */
export function CommentComposer({ draftKey, drafts, replyToName, onSend, onLogIn, onCancel }: CommentComposerProps) {
  const t = useMessages(commentsMessages);
  const announce = useAnnounce();
  const { text: content, setText: setContent, forget } = useDraft(drafts, draftKey);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const check = (text: string) => {
    if (text.trim() === '') return t('empty');
    const over = [...text].length - MOST;
    return over > 0 ? t('tooLong', { count: over }) : undefined;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const wrong = check(content);
    setError(wrong);
    setFailure(undefined);
    if (wrong !== undefined) return field.current?.focus();
    if (onLogIn) return onLogIn();
    setPending(true);
    try {
      await onSend(content.trim());
      forget();
      announce(t('sent'));
    } catch (cause) {
      setFailure(cause instanceof ApiError ? cause.message : t('notSent'));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <TextArea
        label={replyToName === undefined ? t('yourComment') : t('yourReply', { name: replyToName })}
        isLabelHidden
        placeholder={t('placeholder')}
        rows={3}
        maxCount={MOST}
        value={content}
        onChange={(next) => {
          setContent(next);
          if (error !== undefined) setError(check(next));
        }}
        error={error}
        inputRef={field}
        // An answer was asked for by pressing a button.
        autoFocus={replyToName !== undefined}
      />
      <div className={styles.formFoot}>
        <span className={styles.formNote}>{t(onLogIn ? 'ended' : 'afterReview')}</span>
        {onCancel && (
          <Button variant="plain" size="sm" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" isPending={isPending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
