import { ApiError } from '@chippage/api/errors';
import type { InfringementForm, TakedownSent } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../parts/form/useFormDraft.ts';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { emptyTakedown, type TakedownInput, takedownProblems, takedownRights } from './takedownInput.ts';
import { TakedownReceipt } from './TakedownReceipt.tsx';
import { takedownFormMessages } from './messages.ts';

export interface TakedownFormProps {
  /** Sends it, with or without a login. Rejects with the server's refusal. @returns the number and the code that it has from then on */
  onSend: (notice: InfringementForm) => Promise<TakedownSent>;
  /** Where its state stands, for who has the code. */
  getStateHref: (code: string) => string;
  /** The address from which the visitor came. @default none */
  place?: string;
}

const missingWords = {
  right: 'rightMissing',
  holder: 'holderMissing',
  places: 'placesMissing',
  content: 'contentMissing',
  proof: 'proofMissing',
  contact: 'contactMissing',
} as const;

/** Tells the site that content infringes somebody's rights. */
export function TakedownForm({ onSend, getStateHref, place = '' }: TakedownFormProps) {
  const t = useMessages(takedownFormMessages);
  const [sent, setSent] = useState<TakedownSent | null>(null);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Note>{t('lead')}</Note>
      <Card>
        {sent === null ? (
          <Fields onSend={onSend} place={place} onSent={setSent} />
        ) : (
          <TakedownReceipt id={sent.id} href={getStateHref(sent.code)} onAnother={() => setSent(null)} />
        )}
      </Card>
    </PageColumn>
  );
}

function Fields({ onSend, place, onSent }: Required<Pick<TakedownFormProps, 'onSend' | 'place'>> & { onSent: (sent: TakedownSent) => void }) {
  const t = useMessages(takedownFormMessages);
  const { input, change: write, isRestored, forget } = useFormDraft(place === '' ? 'takedown' : `takedown:${place}`, { ...emptyTakedown, places: place });
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ field?: string; text: string } | null>(null);
  const fields = useRef(new Map<keyof TakedownInput, HTMLElement>());
  const problems = takedownProblems(input);
  const refOf = (name: keyof TakedownInput) => (element: HTMLElement | null) =>
    void (element ? fields.current.set(name, element) : fields.current.delete(name));
  const change = (part: Partial<TakedownInput>) => {
    setRefused(null);
    write(part);
  };
  const errorOf = (name: keyof typeof missingWords) => {
    const problem = isTried ? problems[name] : undefined;
    if (problem === undefined) return refused?.field === name ? refused.text : undefined;
    if (problem.word === 'tooLong') return t('tooLong', problem);
    return problem.word === 'wrong' ? t('contactWrong') : t(missingWords[name]);
  };
  const send = async () => {
    const { isTrue: _isTrue, right, ...texts } = input;
    if (right === null) return;
    setPending(true);
    setRefused(null);
    try {
      const sent = await onSend({ ...texts, right });
      forget();
      onSent(sent);
    } catch (error) {
      const [wrong] = error instanceof ApiError ? error.fields : [];
      setRefused(wrong ? { field: wrong.field, text: wrong.msg } : { text: error instanceof ApiError ? error.message : t('failed') });
      if (wrong) fields.current.get(wrong.field as keyof TakedownInput)?.focus();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    const [first] = Object.keys(problems) as (keyof TakedownInput)[];
    if (first === undefined) void send();
    else if (first === 'isTrue' || first === 'right') fields.current.get(first)?.querySelector('input')?.focus();
    else fields.current.get(first)?.focus();
  };
  return (
    <FormColumn isNarrow onSubmit={submit} message={refused !== null && refused.field === undefined ? refused.text : null}>
      {isRestored && <RestoredNote onForget={forget} />}
      <RadioGroup
        ref={refOf('right')}
        label={t('right')}
        look="chips"
        value={input.right}
        onChange={(value) => change({ right: takedownRights.find((right) => right === value) ?? null })}
        error={errorOf('right')}
        isRequired
      >
        {takedownRights.map((right) => (
          <RadioChip key={right} value={right}>
            {t(right)}
          </RadioChip>
        ))}
      </RadioGroup>
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
      <TextArea
        label={t('proof')}
        description={t('proofHint')}
        rows={3}
        value={input.proof}
        onChange={(proof) => change({ proof })}
        error={errorOf('proof')}
        inputRef={refOf('proof')}
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
