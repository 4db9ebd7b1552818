import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../action/ActionAlert.tsx';
import type { ActionFailure } from '../action/useAction.ts';
import { useDrafts } from '../form/DraftsProvider.tsx';
import { FormColumn } from '../form/FormLayout.tsx';
import { useDraft } from '../form/useDraft.ts';
import { DialogEnd } from '../dialog-end/DialogEnd.tsx';
import { DraftActions } from './DraftActions.tsx';
import { answerFormMessages } from './messages.ts';

export interface AnswerFormProps {
  /** What the words are about, e.g. `feedback:7`: they are kept over closing, reloading and the end of a session. */
  draftKey: string;
  /** Names the field. */
  label: string;
  /** Who will read it. */
  description: string;
  /** The verb. */
  submitLabel: string;
  tone?: 'accent' | 'danger';
  /** Said when nothing or too little was written; absent: it may stay empty. */
  requiredMessage?: string;
  /** @default 1 */
  minCount?: number;
  /** @default 200 */
  maxCount?: number;
  /** @default 3 */
  rows?: number;
  isPending: boolean;
  /** Whether it fills a dialog. @default false */
  isInDialog?: boolean;
  failure: Pick<ActionFailure, 'tone' | 'text'> | null;
  /** Sends the words. @returns whether they were taken; until then they are kept */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel: () => void;
  /** What else is asked, above the words; then focus begins there. */
  children?: ReactNode;
  /** Asked when the form is sent: marks what is wrong in `children` and moves the focus there. @returns whether all of it is right */
  onCheck?: () => boolean;
}

/** Words that somebody else will read, written in place. What was typed outlives a failure and closing; who cancels gives it up. */
export function AnswerForm(props: AnswerFormProps) {
  const {
    draftKey,
    label,
    description,
    submitLabel,
    tone,
    requiredMessage,
    minCount = 1,
    maxCount = 200,
    rows = 3,
    isPending,
    isInDialog = false,
    failure,
    onSubmit,
    onCancel,
    children,
    onCheck,
  } = props;
  const t = useMessages(answerFormMessages);
  const { text, setText, forget } = useDraft(useDrafts(), draftKey);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // What is said of the failure stands above the button that was pressed, and may push it out of sight.
  useEffect(() => {
    if (failure !== null) field.current?.form?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const over = [...text].length - maxCount;
  const missing = requiredMessage !== undefined && [...text.trim()].length < minCount ? requiredMessage : undefined;
  const error = missing ?? (over > 0 ? t('tooLong', { max: maxCount, over }) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    // Everything wrong is marked at once; focus goes to the first of it.
    if (onCheck?.() === false) return;
    if (error !== undefined) field.current?.focus();
    else void onSubmit(text.trim()).then((isTaken) => isTaken && forget());
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <FormColumn gap="sm" onSubmit={submit}>
      {children}
      <TextArea
        label={label}
        description={description}
        rows={rows}
        maxCount={maxCount}
        value={text}
        onChange={setText}
        error={isTried || over > 0 ? error : undefined}
        isRequired={requiredMessage !== undefined}
        autoFocus={children === undefined}
        inputRef={field}
      />
      <ActionAlert result={failure} />
      {isInDialog ? (
        <DialogEnd cancelLabel={t('cancel')} submitLabel={submitLabel} tone={tone} isPending={isPending} onCancel={cancel} />
      ) : (
        <DraftActions submitLabel={submitLabel} tone={tone} isPending={isPending} onCancel={cancel} />
      )}
    </FormColumn>
  );
}
