import type { CounterForm } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { TextField } from '@chippage/ui/TextField';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { takedownCaseMessages } from './messages.ts';

interface CounterNoticeFormProps {
  id: number;
  /** Rejects with the server's refusal. */
  onCounter: (counter: CounterForm) => Promise<unknown>;
  onClose: () => void;
}

/** Says why content infringes nothing, and how to reach who says so. */
export function CounterNoticeForm({ id, onCounter, onClose }: CounterNoticeFormProps) {
  const t = useMessages(takedownCaseMessages);
  const [contact, setContact] = useState('');
  const [isTrue, setTrue] = useState(false);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { isPending, failure, run, clear } = useAction();
  const isContactMissing = contact.trim() === '';
  return (
    <AnswerForm
      draftKey={`counter:${id}`}
      label={t('counterContent')}
      description={t('counterContentHint')}
      requiredMessage={t('counterContentMissing')}
      submitLabel={t('counterSend')}
      maxCount={2000}
      rows={5}
      isPending={isPending}
      failure={failure}
      onCheck={() => {
        setTried(true);
        if (isContactMissing) field.current?.focus();
        else if (!isTrue) box.current?.querySelector('input')?.focus();
        return !isContactMissing && isTrue;
      }}
      onSubmit={async (content) => {
        const isDone = await run('counter', () => onCounter({ id, content, contact: contact.trim() }));
        if (isDone) onClose();
        return isDone;
      }}
      onCancel={() => {
        clear();
        onClose();
      }}
    >
      <TextField
        label={t('counterContact')}
        description={t('counterContactHint')}
        autoComplete="email"
        value={contact}
        onChange={setContact}
        error={isTried && isContactMissing ? t('counterContactMissing') : undefined}
        inputRef={field}
        autoFocus
        isRequired
      />
      <CheckboxField ref={box} isSelected={isTrue} onChange={setTrue} error={isTried && !isTrue ? t('counterIsTrueMissing') : undefined}>
        {t('counterIsTrue')}
      </CheckboxField>
    </AnswerForm>
  );
}
