import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ConsoleParts.css.ts';
import { consolePartsMessages } from './messages.ts';
import type { ActionFailure } from './useAction.ts';

export interface AnswerFormProps {
  /** Names the field. */
  label: string;
  /** Who will read it. */
  description: string;
  /** The verb. */
  submitLabel: string;
  tone?: 'accent' | 'danger';
  /** Said when nothing or too little was written. */
  requiredMessage: string;
  /** @default 1 */
  minCount?: number;
  maxCount: number;
  rows?: number;
  isPending: boolean;
  failure: ActionFailure | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** Words that a member will read, written in place. What was typed survives a failure. */
export function AnswerForm({
  label,
  description,
  submitLabel,
  tone,
  requiredMessage,
  minCount = 1,
  maxCount,
  rows = 3,
  isPending,
  failure,
  onSubmit,
  onCancel,
}: AnswerFormProps) {
  const t = useMessages(consolePartsMessages);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const over = [...text].length - maxCount;
  const error = [...text.trim()].length < minCount ? requiredMessage : over > 0 ? t('tooLong', { max: maxCount, over }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error === undefined) onSubmit(text.trim());
    else field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={label}
        description={description}
        rows={rows}
        maxCount={maxCount}
        value={text}
        onChange={setText}
        error={isTried ? error : undefined}
        isRequired
        autoFocus
        inputRef={field}
      />
      {failure !== null && (
        <Alert tone="danger" live="assertive">
          {failure.message}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="sm" tone={tone} isPending={isPending}>
          {submitLabel}
        </Button>
        <Button size="sm" variant="outline" isDisabled={isPending} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
