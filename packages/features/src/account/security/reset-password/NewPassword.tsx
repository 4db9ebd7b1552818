import { isRefusal } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { newPasswordProblem, present } from '../../parts/fields/checks.ts';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { NewPasswordField } from '../../parts/fields/NewPasswordField.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { resetPasswordMessages } from './messages.ts';
import { PasswordReset } from './PasswordReset.tsx';

export interface NewPasswordProps {
  /** Whether the address brought a ticket; without one there is nothing to set. */
  hasTicket: boolean;
  /** The password as typed; hashing it is the caller's. @throws ApiError whose message is shown */
  onSet: (input: { password: string }) => Promise<void>;
  /** Leads to the login. */
  onLogIn: () => void;
  /** Where another link can be asked for. */
  askAgainHref: string;
}

/** The page that a mailed link opens. */
export function NewPassword({ hasTicket, onSet, onLogIn, askAgainHref }: NewPasswordProps) {
  const t = useMessages(resetPasswordMessages);
  const words = useMessages(accountFieldsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'open' | 'spent' | 'done'>(hasTicket ? 'open' : 'spent');
  const leaveForm = (next: 'spent' | 'done') => {
    // The form that has the focus goes away.
    heading.current?.focus();
    setState(next);
  };
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => present({ password: newPasswordProblem(words, password) }),
    onSubmit: async ({ password }) => {
      try {
        await onSet({ password });
        leaveForm('done');
      } catch (error) {
        if (isRefusal<'changePassword'>(error, 'password.ticket_spent')) leaveForm('spent');
        throw error;
      }
    },
    fieldOf: (error) => (isRefusal<'changePassword'>(error, 'password.common') ? 'password' : undefined),
    failed: t('failed'),
  });
  return (
    <FormPage headingRef={heading} title={t(state === 'done' ? 'doneTitle' : 'newTitle')} note={state === 'open' ? t('newHint') : undefined}>
      {state === 'done' && <PasswordReset onLogIn={onLogIn} />}
      {state === 'spent' && (
        <>
          <Alert tone="danger" title={t('spentTitle')} live={hasTicket ? 'assertive' : 'off'}>
            {t('spent')}
          </Alert>
          <LinkButton href={askAgainHref}>{t('askAgain')}</LinkButton>
        </>
      )}
      {state === 'open' && (
        <FormColumn onSubmit={form.submit} message={form.message}>
          <NewPasswordField {...form.field('password')} label={words('newPassword')} isSending={form.isPending} />
          <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </FormColumn>
      )}
    </FormPage>
  );
}
