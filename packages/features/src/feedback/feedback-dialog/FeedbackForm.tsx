import { ApiError } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { DialogFoot } from '@chippage/ui/Dialog';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../parts/form/useFormDraft.ts';
import * as styles from './FeedbackForm.css.ts';
import { CONTENT_LIMIT, type FeedbackInput, feedbackProblems, lengthOf } from './feedbackProblems.ts';
import { feedbackDialogMessages } from './messages.ts';

type FeedbackFormProps = Required<Pick<FeedbackDialogProps, 'types' | 'contact' | 'onSend'>> & {
  draft: FeedbackDialogProps['draft'];
  onCancel: () => void;
};
type FieldErrors = Partial<Record<keyof FeedbackInput, string>>;

/** The form of the feedback: kind, words, address. */
export function FeedbackForm({ types, draft, contact, onSend, onCancel }: FeedbackFormProps) {
  const t = useMessages(feedbackDialogMessages);
  // Words that a page has filled in are its own: what is typed there is kept beside what is typed elsewhere.
  const form = useFormDraft(draft === undefined ? 'feedback' : `feedback:${draft.content}`, {
    // The number of no kind.
    type: 0,
    content: draft?.content ?? '',
    contact,
  });
  const typed = form.input;
  const suggested = types.status === 'ready' ? types.data.find(({ label }) => label === draft?.typeLabel)?.id : undefined;
  const input = { ...typed, type: typed.type || (suggested ?? null) };
  const [isAttempted, setAttempted] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const typeRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  const contactRef = useRef<HTMLInputElement>(null);

  // What a page has filled in ends its open questions with a colon: writing begins at the first of them.
  const filledIn = draft?.content;
  useEffect(() => {
    if (filledIn === undefined) return;
    const at = /：(?=\n|$)/u.exec(filledIn)?.index ?? filledIn.length - 1;
    contentRef.current?.setSelectionRange(at + 1, at + 1);
  }, [filledIn]);

  const focusFirst = (wrong: Partial<Record<keyof FeedbackInput, unknown>>) => {
    if (wrong.type) typeRef.current?.querySelector('input')?.focus();
    else if (wrong.content) contentRef.current?.focus();
    else if (wrong.contact) contactRef.current?.focus();
    else return false;
    return true;
  };
  const change = (part: Partial<typeof typed>) => {
    form.change(part);
    setRefused((was) => Object.fromEntries(Object.entries(was).filter(([field]) => !(field in part))));
  };
  const send = async ({ type, content, contact: to }: FeedbackInput) => {
    if (type === null) return;
    setPending(true);
    setMessage(null);
    try {
      await onSend({ type, content: content.trim(), contact: to.trim() });
      form.forget();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields.filter(({ field }) => field in input) : [];
      const wrong: FieldErrors = Object.fromEntries(fields.map(({ field, msg }) => [field, msg]));
      setRefused(wrong);
      if (!focusFirst(wrong)) setMessage(error instanceof ApiError ? error.message : t('failed'));
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setAttempted(true);
    if (!focusFirst(feedbackProblems(input))) void send(input);
  };

  const problems = isAttempted ? feedbackProblems(input) : {};
  const errorOf = (field: keyof FeedbackInput) => {
    const key = problems[field];
    if (key === undefined) return refused[field];
    return key === 'contentTooLong' ? t(key, { limit: CONTENT_LIMIT, over: lengthOf(input.content.trim()) - CONTENT_LIMIT }) : t(key);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      {message !== null && (
        <Alert tone="danger" live="assertive">
          {message}
        </Alert>
      )}
      {types.status === 'failed' ? (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="outline" onPress={types.onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('typesFailed')}
        </Alert>
      ) : (
        <RadioGroup
          ref={typeRef}
          label={t('type')}
          look="chips"
          value={input.type === null ? null : String(input.type)}
          onChange={(value) => change({ type: Number(value) })}
          error={errorOf('type')}
        >
          {types.status === 'loading' ? (
            <SkeletonRegion label={t('typesLoading')}>
              <Skeleton shape="block" width="18rem" height="2rem" />
            </SkeletonRegion>
          ) : (
            types.data.map(({ id, label }) => (
              <RadioChip key={id} value={String(id)}>
                {label}
              </RadioChip>
            ))
          )}
        </RadioGroup>
      )}
      <TextArea
        label={t('content')}
        labelEnd={
          <span className={styles.count}>
            {lengthOf(input.content)} / {CONTENT_LIMIT}
          </span>
        }
        placeholder={t('contentExample')}
        rows={draft === undefined ? 3 : 6}
        autoFocus={draft !== undefined}
        value={input.content}
        onChange={(content) => change({ content })}
        error={errorOf('content')}
        inputRef={contentRef}
      />
      <TextField
        label={t('contact')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('contactExample')}
        maxLength={254}
        value={input.contact}
        onChange={(next) => change({ contact: next })}
        error={errorOf('contact')}
        inputRef={contactRef}
      />
      <DialogFoot>
        <Button
          variant="outline"
          onPress={() => {
            form.forget();
            onCancel();
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
      </DialogFoot>
    </form>
  );
}
