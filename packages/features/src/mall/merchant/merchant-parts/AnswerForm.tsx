import { bargainAnswerLimits } from '@chippage/api/limits';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { merchantPartsMessages } from './messages.ts';
import * as styles from './merchant.css.ts';

interface AnswerFormProps {
  label: string;
  /** Who will read it. */
  description: string;
  /** Said when nothing was written; absent: it may stay empty. */
  requiredMessage?: string;
  submitLabel: string;
  tone?: 'accent' | 'danger';
  isPending: boolean;
  failure: string | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

const MOST = bargainAnswerLimits.answer.maxLength;

/** Words that the buyer will read, written in place. What was typed survives a failure. */
export function AnswerForm({ label, description, requiredMessage, submitLabel, tone, isPending, failure, onSubmit, onCancel }: AnswerFormProps) {
  const t = useMessages(merchantPartsMessages);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const over = [...text].length - MOST;
  const missing = text.trim() === '' ? requiredMessage : undefined;
  const error = over > 0 ? t('tooLong', { most: MOST, count: over }) : isTried ? missing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (over > 0 || missing !== undefined) field.current?.focus();
    else onSubmit(text.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={label}
        description={description}
        rows={2}
        maxCount={MOST}
        value={text}
        onChange={setText}
        error={error}
        isRequired={requiredMessage !== undefined}
        autoFocus
        inputRef={field}
      />
      {failure !== null && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <div className={styles.itemEnd}>
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
