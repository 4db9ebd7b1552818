import { reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { codeProblem, emailProblem, present } from '../../parts/fields/checks.ts';
import { CodeField } from '../../parts/fields/CodeField.tsx';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { useCodeButton } from '../../parts/fields/useCodeButton.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { accountSettingsMessages } from './messages.ts';

export interface BindEmailProps {
  resendAt: number | null;
  onSendCode: (input: { email: string }) => Promise<void>;
  onBind: (input: { email: string; code: string }) => Promise<void>;
}

const fieldsByReason: Partial<Record<ReasonOf<'bindEmail'>, 'email' | 'code'>> = {
  'bind.taken': 'email',
  'login.wrong_code': 'code',
  'login.code_expired': 'code',
};

/** A mail address for the account, proved by a code that was mailed to it. */
export function BindEmail({ resendAt, onSendCode, onBind }: BindEmailProps) {
  const t = useMessages(accountSettingsMessages);
  const words = useMessages(accountFieldsMessages);
  const form = useForm({
    initial: { email: '', code: '' },
    check: ({ email, code }) => present({ email: emailProblem(words, email), code: codeProblem(words, code, 'mail') }),
    onSubmit: ({ email, code }) => onBind({ email: email.trim(), code }),
    fieldOf: (error) => fieldsByReason[reasonOf<'bindEmail'>(error)],
    failed: t('failed'),
  });
  const button = useCodeButton({
    form,
    isBlocked: () => form.report(present({ email: emailProblem(words, form.input.email) })),
    onSend: () => onSendCode({ email: form.input.email.trim() }),
  });
  return (
    <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
      <TextField
        {...form.field('email')}
        label={t('emailNew')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words('emailExample')}
        autoFocus
      />
      <CodeField {...form.field('code')} {...button} kind="mail" resendAt={resendAt} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('binding')}>
          {t('bind')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
