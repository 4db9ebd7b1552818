import { ApiError } from '@chippage/api/errors';
import type { ComplaintForm as Complaint } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SuccessIcon } from '@chippage/ui/Icon';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../parts/form/useFormDraft.ts';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { type ComplaintInput, complaintProblems, emptyComplaint } from './complaintInput.ts';
import { complaintFormMessages } from './messages.ts';

export interface ComplaintFormProps {
  /** Sends it, with or without a login. Rejects with the server's refusal. @returns the number that it has from then on */
  onSend: (complaint: Complaint) => Promise<number>;
}

/** Tells the site that content infringes somebody's rights. */
export function ComplaintForm({ onSend }: ComplaintFormProps) {
  const t = useMessages(complaintFormMessages);
  const [sent, setSent] = useState<{ id: number; contact: string } | null>(null);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Note>{t('lead')}</Note>
      <Card>{sent === null ? <Fields onSend={onSend} onSent={setSent} /> : <Sent {...sent} onAnother={() => setSent(null)} />}</Card>
    </PageColumn>
  );
}

function Sent({ id, contact, onAnother }: { id: number; contact: string; onAnother: () => void }) {
  const t = useMessages(complaintFormMessages);
  const place = useRef<HTMLDivElement>(null);
  // The button that sent it is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        size="sm"
        icon={<SuccessIcon size={32} />}
        title={t('sentTitle', { id })}
        action={
          <Button variant="outline" onPress={onAnother}>
            {t('another')}
          </Button>
        }
      >
        {t('sent', { contact })}
      </EmptyState>
    </div>
  );
}

function Fields({ onSend, onSent }: ComplaintFormProps & { onSent: (sent: { id: number; contact: string }) => void }) {
  const t = useMessages(complaintFormMessages);
  const { input, change: write, isRestored, forget } = useFormDraft('complaint', emptyComplaint);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ field?: string; text: string } | null>(null);
  const fields = useRef(new Map<keyof ComplaintInput, HTMLElement>());
  const problems = complaintProblems(input);
  const refOf = (name: keyof ComplaintInput) => (element: HTMLElement | null) =>
    void (element ? fields.current.set(name, element) : fields.current.delete(name));
  const change = (part: Partial<ComplaintInput>) => {
    setRefused(null);
    write(part);
  };
  const errorOf = (name: 'holder' | 'places' | 'content' | 'contact') => {
    const problem = isTried ? problems[name] : undefined;
    if (problem === undefined) return refused?.field === name ? refused.text : undefined;
    if (problem.word === 'tooLong') return t('tooLong', problem);
    return problem.word === 'wrong' ? t('contactWrong') : t(`${name}Missing`);
  };
  const send = async () => {
    setPending(true);
    setRefused(null);
    const { isTrue: _isTrue, ...complaint } = input;
    try {
      const id = await onSend(complaint);
      forget();
      onSent({ id, contact: input.contact.trim() });
    } catch (error) {
      const [wrong] = error instanceof ApiError ? error.fields : [];
      setRefused(wrong ? { field: wrong.field, text: wrong.msg } : { text: error instanceof ApiError ? error.message : t('failed') });
      if (wrong) fields.current.get(wrong.field as keyof ComplaintInput)?.focus();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    const [first] = Object.keys(problems) as (keyof ComplaintInput)[];
    if (first === undefined) void send();
    else if (first === 'isTrue') fields.current.get(first)?.querySelector('input')?.focus();
    else fields.current.get(first)?.focus();
  };
  return (
    <FormColumn isNarrow onSubmit={submit} message={refused !== null && refused.field === undefined ? refused.text : null}>
      {isRestored && <RestoredNote onForget={forget} />}
      <TextField
        label={t('holder')}
        autoComplete="organization"
        value={input.holder}
        onChange={(holder) => change({ holder })}
        error={errorOf('holder')}
        inputRef={refOf('holder')}
        isRequired
      />
      <TextArea
        label={t('places')}
        description={t('placesHint')}
        rows={3}
        value={input.places}
        onChange={(places) => change({ places })}
        error={errorOf('places')}
        inputRef={refOf('places')}
        isRequired
      />
      <TextArea
        label={t('content')}
        description={t('contentHint')}
        rows={5}
        value={input.content}
        onChange={(content) => change({ content })}
        error={errorOf('content')}
        inputRef={refOf('content')}
        isRequired
      />
      <TextField
        label={t('contact')}
        description={t('contactHint')}
        autoComplete="email"
        value={input.contact}
        onChange={(contact) => change({ contact })}
        error={errorOf('contact')}
        inputRef={refOf('contact')}
        isRequired
      />
      <CheckboxField
        ref={refOf('isTrue')}
        isSelected={input.isTrue}
        onChange={(isTrue) => change({ isTrue })}
        error={isTried && problems.isTrue ? t('isTrueMissing') : undefined}
      >
        {t('isTrue')}
      </CheckboxField>
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('send')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
