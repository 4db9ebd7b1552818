import { isRefusal } from '@chippage/api/errors';
import type { FactChange, OperatorFact } from '@chippage/api/types';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { exampleOf, type FactActions } from './factWish.ts';
import { operatorPartMessages } from './messages.ts';

/** What is typed. */
export interface FactInput {
  value: string;
  source: string;
  reason: string;
}

/** Nothing is typed yet. */
export const emptyInput: FactInput = { value: '', source: '', reason: '' };

interface FactFormProps extends Pick<FactActions, 'onTry'> {
  fact: OperatorFact;
  /** Where what is typed is kept until it is written. */
  draftKey: string;
  /** The value can be; its change is to be confirmed. */
  onTried: (input: FactInput, change: FactChange) => void;
  onCancel: () => void;
}

const SOURCE_MOST = 300;
const REASON_MOST = 200;

/** The new value of a fact, where it is from and why. */
export function FactForm({ fact, draftKey, onTry, onTried, onCancel }: FactFormProps) {
  const t = useMessages(operatorPartMessages);
  const { field: name, kind, unit, choices } = fact;
  const lengthProblem = (text: string, most: number) => ([...text].length > most ? t('tooLong', { max: most }) : undefined);
  const form = useForm<FactInput>({
    initial: emptyInput,
    draftKey,
    isStep: true,
    check: ({ value, source, reason }) => ({
      value: value.trim() === '' ? t(kind === 'choice' ? 'chooseRequired' : 'valueRequired') : undefined,
      source: [...source.trim()].length < 2 ? t('sourceRequired') : lengthProblem(source, SOURCE_MOST),
      reason: [...reason.trim()].length < 2 ? t('reasonRequired') : lengthProblem(reason, REASON_MOST),
    }),
    onSubmit: async ({ value, source, reason }) => {
      const typed = { value: value.trim(), source: source.trim(), reason: reason.trim() };
      onTried(typed, await onTry({ field: name, value: typed.value }));
    },
    fieldOf: (error) => (isRefusal<'tryPartCorrection'>(error, 'part.wrong_value') ? 'value' : undefined),
    failed: t('tryFailed'),
  });
  const cancel = () => {
    form.forget();
    onCancel();
  };
  const hint = kind === 'number' ? (unit === null ? t('plainHint') : t('numberHint', { example: exampleOf(fact) })) : undefined;
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      {kind === 'choice' ? (
        <Select
          label={t('newValue')}
          placeholder={t('choose')}
          options={choices.map(({ value, label }) => ({ id: value, label, isDisabled: value === fact.value }))}
          value={form.input.value === '' ? null : form.input.value}
          onChange={(value) => form.change({ value })}
          error={form.errors.value}
          isRequired
          autoFocus
        />
      ) : (
        <TextField label={t('newValue')} description={hint} {...form.field('value')} isRequired autoFocus />
      )}
      <TextField label={t('sourceLabel')} description={t('sourceHint')} {...form.field('source')} isRequired />
      <TextField label={t('reasonLabel')} description={t('reasonHint')} {...form.field('reason')} isRequired />
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t('check')} isPending={form.isPending} onCancel={cancel} />
    </FormColumn>
  );
}
