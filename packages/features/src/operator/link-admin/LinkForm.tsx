import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../parts/form/FormLayout.tsx';
import { useForm } from '../../parts/form/useForm.ts';
import { linkAdminMessages } from './messages.ts';

interface LinkFormProps {
  label: string;
  hint: string;
  /** What stands in the field at first. */
  initial: string;
  /** Where what is typed is kept until it is sent. */
  draftKey: string;
  /** What is wrong with a text, and how to put it right. */
  check: (text: string) => string | undefined;
  submitLabel: string;
  pendingLabel?: string;
  /** Rejects with the server's refusal. */
  onSubmit: (text: string) => Promise<void>;
}

/** One line about a link, sent by itself. */
export function LinkForm({ label, hint, initial, draftKey, check, submitLabel, pendingLabel, onSubmit }: LinkFormProps) {
  const t = useMessages(linkAdminMessages);
  const form = useForm({
    initial: { text: initial },
    draftKey,
    check: ({ text }) => ({ text: check(text.trim()) }),
    onSubmit: ({ text }) => onSubmit(text.trim()),
    // There is one field, so what is refused is about it.
    fieldOf: (error) => (error.status === 422 ? 'text' : undefined),
    failed: t('failed'),
  });
  return (
    <FormColumn gap="sm" onSubmit={form.submit} message={form.message}>
      <TextField label={label} description={hint} {...form.field('text')} isRequired />
      <div>
        <Button type="submit" variant="outline" isPending={form.isPending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </div>
    </FormColumn>
  );
}
