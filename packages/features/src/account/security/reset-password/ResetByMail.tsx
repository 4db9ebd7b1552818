import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { emailProblem, present } from '../../parts/fields/checks.ts';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { resetPasswordMessages } from './messages.ts';

/** Asks for a mailed link. The answer never tells whether the address has an account. */
export function ResetByMail({ onMail }: { onMail: (input: { email: string }) => Promise<void> }) {
  const t = useMessages(resetPasswordMessages);
  const words = useMessages(accountFieldsMessages);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => present({ email: emailProblem(words, email) }),
    onSubmit: async ({ email }) => {
      await onMail({ email: email.trim() });
      setSentTo(email.trim());
    },
    failed: t('mailFailed'),
  });
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      {sentTo !== null && (
        <Alert tone="ok" title={t('mailedTitle')} live="polite">
          {t('mailed', { email: sentTo })}
        </Alert>
      )}
      <TextField
        {...form.field('email')}
        label={words('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words('emailExample')}
        description={t('mailHint')}
      />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('sendingMail')}>
        {t('sendMail')}
      </Button>
    </FormColumn>
  );
}
