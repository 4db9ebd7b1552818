import { ApiError, isRefusal, reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import type { Loadable } from '@chippage/api/loadable';
import type { BindingInfo } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn, FormMessage } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { newPasswordProblem, present } from '../../parts/fields/checks.ts';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { NewPasswordField } from '../../parts/fields/NewPasswordField.tsx';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { accountSettingsMessages } from './messages.ts';

const fieldsByReason: Partial<Record<ReasonOf<'changePassword'>, 'password' | 'current'>> = { 'password.common': 'password', 'password.wrong': 'current' };

export interface PasswordSettingsProps {
  bindings: Loadable<BindingInfo>;
  /** Passwords as typed; hashing them is the caller's. Without the present one the member shows in another way that it is them. @throws ApiError */
  onChange: (input: { current: string | null; password: string }) => Promise<void>;
  /** Mails a link to the bound address. @throws ApiError whose message is shown */
  onMailReset: () => Promise<void>;
}

/** The password of the account: set for the first time, or changed. */
export function PasswordSettings({ bindings, onChange, onMailReset }: PasswordSettingsProps) {
  return (
    <Card>
      <Loaded value={bindings}>{(data) => <PasswordForm bindings={data} onChange={onChange} onMailReset={onMailReset} />}</Loaded>
    </Card>
  );
}

function PasswordForm({ bindings: { hasPassword, email }, onChange, onMailReset }: { bindings: BindingInfo } & Omit<PasswordSettingsProps, 'bindings'>) {
  const t = useMessages(accountSettingsMessages);
  const words = useMessages(accountFieldsMessages);
  const [isForgotten, setForgotten] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isMailed, setMailed] = useState(false);
  const asksCurrent = hasPassword && !isForgotten;
  const form = useForm({
    initial: { current: '', password: '' },
    check: ({ current, password }) =>
      present({ current: asksCurrent && current === '' ? words('passwordRequired') : undefined, password: newPasswordProblem(words, password) }),
    onSubmit: async ({ current, password }) => {
      setShown(false);
      await onChange({ current: asksCurrent ? current : null, password });
      form.clear();
    },
    clearOnError: (error) => (isRefusal<'changePassword'>(error, 'password.wrong') ? { current: '' } : {}),
    fieldOf: (error) => fieldsByReason[reasonOf<'changePassword'>(error)],
    failed: t('failed'),
  });
  const mail = async () => {
    form.setMessage(null);
    try {
      await onMailReset();
      setMailed(true);
    } catch (error) {
      form.setMessage(error instanceof ApiError ? error.message : t('failed'));
    }
  };
  return (
    <FormColumn onSubmit={form.submit} isNarrow>
      <Note>{t(hasPassword ? 'passwordHas' : 'passwordNone')}</Note>
      <FormMessage>{form.message}</FormMessage>
      {asksCurrent && <PasswordField {...form.field('current')} label={t('passwordCurrent')} isShown={isShown} onShownChange={setShown} />}
      {hasPassword && (
        <FormActions>
          <Button variant="plain" size="sm" onPress={() => setForgotten(!isForgotten)}>
            {t(isForgotten ? 'passwordRemembered' : 'passwordForgot')}
          </Button>
          {isForgotten && email !== null && (
            <Button variant="plain" size="sm" onPress={() => void mail()}>
              {t('passwordMail')}
            </Button>
          )}
        </FormActions>
      )}
      {isForgotten && <Note>{t('passwordBySms')}</Note>}
      {isMailed && email !== null && (
        <Alert tone="ok" live="polite">
          {t('passwordMailed', { email })}
        </Alert>
      )}
      <NewPasswordField {...form.field('password')} label={words('newPassword')} isSending={form.isPending} />
      {form.isDone && (
        <Alert tone="ok" live="polite">
          {t('passwordDone')}
        </Alert>
      )}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('saving')}>
          {t('passwordSave')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
