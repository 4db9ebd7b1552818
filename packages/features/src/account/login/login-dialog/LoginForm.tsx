import { Button } from '@chippage/ui/Button';
import { KeyIcon } from '@chippage/ui/Icon';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack, FormColumn, FormMessage } from '../../../parts/form/FormLayout.tsx';
import { AgreementField } from '../../parts/fields/AgreementField.tsx';
import { CodeField } from '../../parts/fields/CodeField.tsx';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';
import { PhoneField } from '../../parts/fields/PhoneField.tsx';
import { WechatPanel } from '../../parts/wechat/WechatPanel.tsx';
import type { LoginDialogProps } from './LoginDialog.tsx';
import type { LoginMode } from './loginMode.ts';
import { loginDialogMessages } from './messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { useLoginForm } from './useLoginForm.ts';

export interface LoginFormProps extends Omit<LoginDialogProps, 'isOpen' | 'onOpenChange' | 'onModeChange' | 'reason' | 'returnFocusRef'> {
  /** Whether a mode that appears takes focus into its first field. */
  focusesFirst: boolean;
  onModeChange: (mode: LoginMode, isByTab?: boolean) => void;
  /** Closes the dialog. */
  onDone: () => void;
}

/** The content of the login dialog. */
export function LoginForm(props: LoginFormProps) {
  const { mode, onModeChange, focusesFirst, resendAt, wechat, registerHref, forgotHref, captcha, agreement } = props;
  const t = useMessages(loginDialogMessages);
  const form = useLoginForm(props);
  const { input, change, errors } = form;
  const message = <FormMessage>{form.message}</FormMessage>;
  const phone = (autoComplete: 'tel-national' | 'username') => (
    <PhoneField {...form.phoneField} autoComplete={form.passkey.press ? `${autoComplete} webauthn` : autoComplete} autoFocus={focusesFirst} />
  );
  return (
    <FormColumn onSubmit={form.submit}>
      {mode === 'wechat' && wechat ? (
        <>
          {message}
          <WechatPanel code={wechat.code} onRefresh={wechat.onRefresh} isAgreed={input.isAgreed} />
        </>
      ) : (
        <Tabs selectedKey={mode} onSelectionChange={(key) => onModeChange(key === 'password' ? 'password' : 'sms', true)}>
          <TabList label={t('modes')}>
            <Tab id="sms">{t('sms')}</Tab>
            <Tab id="password">{t('password')}</Tab>
          </TabList>
          <TabPanel id="sms">
            <FieldStack>
              {message}
              {phone('tel-national')}
              <CodeField {...form.codeField} resendAt={resendAt} />
              {captcha}
            </FieldStack>
          </TabPanel>
          <TabPanel id="password">
            <FieldStack>
              {message}
              {phone('username')}
              <PasswordField {...form.field('password')} isShown={form.isPasswordShown} onShownChange={form.showPassword} forgotHref={forgotHref} />
            </FieldStack>
          </TabPanel>
        </Tabs>
      )}
      <AgreementField isAgreed={input.isAgreed} onChange={(isAgreed) => change({ isAgreed })} error={errors.isAgreed} inputRef={form.refOf('isAgreed')}>
        {agreement}
      </AgreementField>
      {mode !== 'wechat' && (
        <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('submitting')}>
          {t(form.isDone ? 'done' : 'submit')}
        </Button>
      )}
      {mode !== 'wechat' && form.passkey.press && (
        <Button
          variant="outline"
          isFullWidth
          icon={<KeyIcon size={16} />}
          isPending={form.passkey.isPending}
          pendingLabel={t('passkeyPending')}
          onPress={form.passkey.press}
        >
          {t('passkey')}
        </Button>
      )}
      <OtherWays mode={mode} onModeChange={onModeChange} hasWechat={wechat !== undefined} onQqLogin={form.goToQq} registerHref={registerHref} />
    </FormColumn>
  );
}
