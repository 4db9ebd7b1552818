import { Button } from '@chippage/ui/Button';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { codeProblem, present } from '../fields/checks.ts';
import { CodeField } from '../fields/CodeField.tsx';
import { accountFieldsMessages } from '../fields/messages.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { useCodeButton } from '../fields/useCodeButton.ts';
import { type Form, useForm } from '../../../parts/form/useForm.ts';
import { stepUpMessages } from './messages.ts';
import type { StepUpDialogProps } from './StepUpDialog.tsx';

type StepUpFormProps = Pick<StepUpDialogProps, 'resendAt' | 'onSendCode' | 'onConfirm'>;

/** A code on the member's own phone. */
export function StepUpByCode({ resendAt, onSendCode, onConfirm }: StepUpFormProps) {
  const t = useMessages(stepUpMessages);
  const words = useMessages(accountFieldsMessages);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => present({ code: codeProblem(words, code) }),
    onSubmit: ({ code }) => onConfirm({ code }),
    fieldOf: () => 'code',
    failed: t('failed'),
  });
  const button = useCodeButton({ form, onSend: onSendCode });
  return (
    <Frame form={form}>
      <CodeField {...form.field('code')} {...button} resendAt={resendAt} autoFocus />
    </Frame>
  );
}

/** The present password. */
export function StepUpByPassword({ onConfirm }: Pick<StepUpFormProps, 'onConfirm'>) {
  const t = useMessages(stepUpMessages);
  const words = useMessages(accountFieldsMessages);
  const [isShown, setShown] = useState(false);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => present({ password: password === '' ? words('passwordRequired') : undefined }),
    onSubmit: ({ password }) => {
      setShown(false);
      return onConfirm({ password });
    },
    clearOnError: () => ({ password: '' }),
    focusOnError: 'password',
    failed: t('failed'),
  });
  return (
    <Frame form={form}>
      <PasswordField {...form.field('password')} isShown={isShown} onShownChange={setShown} />
    </Frame>
  );
}

function Frame<Input extends object>({ form, children }: { form: Form<Input>; children: ReactNode }) {
  const t = useMessages(stepUpMessages);
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      {children}
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('confirming')}>
        {t('confirm')}
      </Button>
    </FormColumn>
  );
}
