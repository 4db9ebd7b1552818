import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useMessages, useSite } from '../../i18n/FeaturesProvider.tsx';
import { AgreementField } from './AgreementField.tsx';
import { CodeField } from './CodeField.tsx';
import type { LoginDialogProps } from './LoginDialog.tsx';
import * as styles from './LoginDialog.css.ts';
import type { LoginMode } from './loginMode.ts';
import { loginDialogMessages } from './messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useLoginForm } from './useLoginForm.ts';
import { WechatPanel } from './WechatPanel.tsx';

export interface LoginFormProps extends Omit<LoginDialogProps, 'isOpen' | 'onOpenChange' | 'onModeChange' | 'reason' | 'returnFocusRef'> {
  /** Whether a mode that appears takes focus into its first field. */
  focusesFirst: boolean;
  onModeChange: (mode: LoginMode, isByTab?: boolean) => void;
  /** Closes the dialog. */
  onDone: () => void;
}

/** The content of the login dialog. */
export function LoginForm(props: LoginFormProps) {
  const { mode, onModeChange, focusesFirst, resendAt, wechat, onQqLogin, registerHref, forgotHref, captcha, agreement } = props;
  const t = useMessages(loginDialogMessages);
  const form = useLoginForm(props);
  const { input, change, errors, fields } = form;
  const phone = (autoComplete: 'tel-national' | 'username') => (
    <PhoneField
      areaCode={input.areaCode}
      phone={input.phone}
      onChange={change}
      error={errors.phone}
      autoComplete={autoComplete}
      inputRef={fields.phone}
      autoFocus={focusesFirst}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {mode === 'wechat' && wechat ? (
        <WechatPanel {...wechat} />
      ) : (
        <Tabs selectedKey={mode} onSelectionChange={(key) => onModeChange(key === 'password' ? 'password' : 'sms', true)}>
          <TabList label={t('modes')}>
            <Tab id="sms">{t('sms')}</Tab>
            <Tab id="password">{t('password')}</Tab>
          </TabList>
          <TabPanel id="sms">
            <div className={styles.fields}>
              {form.message !== null && (
                <Alert tone="danger" live="assertive">
                  {form.message}
                </Alert>
              )}
              {phone('tel-national')}
              <CodeField
                code={input.code}
                onChange={(code) => change({ code })}
                error={errors.code}
                resendAt={resendAt}
                isSending={form.isSending}
                onSend={form.sendCode}
                isHelpOpen={form.isHelpOpen}
                onHelpToggle={form.toggleHelp}
                inputRef={fields.code}
              />
              {form.isHelpOpen && <VerifyHelp />}
              {captcha}
            </div>
          </TabPanel>
          <TabPanel id="password">
            <div className={styles.fields}>
              {form.message !== null && (
                <Alert tone="danger" live="assertive">
                  {form.message}
                </Alert>
              )}
              {phone('username')}
              <PasswordField
                password={input.password}
                onChange={(password) => change({ password })}
                error={errors.password}
                isShown={form.isPasswordShown}
                onShownChange={form.showPassword}
                forgotHref={forgotHref}
                inputRef={fields.password}
              />
            </div>
          </TabPanel>
        </Tabs>
      )}
      <AgreementField isAgreed={input.isAgreed} onChange={(isAgreed) => change({ isAgreed })} error={errors.isAgreed} inputRef={fields.isAgreed}>
        {agreement}
      </AgreementField>
      {mode !== 'wechat' && (
        <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('submitting')}>
          {t(form.isDone ? 'done' : 'submit')}
        </Button>
      )}
      <OtherWays mode={mode} onModeChange={onModeChange} hasWechat={wechat !== undefined} onQqLogin={onQqLogin} registerHref={registerHref} />
    </form>
  );
}

function VerifyHelp() {
  const t = useMessages(loginDialogMessages);
  const { help } = useSite();
  const contact = [help?.phone, help?.email, help?.hours].filter(Boolean).join('，');
  return (
    <Alert tone="info" live="polite">
      {t('verifyHelp')}
      {contact !== '' && t('verifyHelpContact', { contact })}
    </Alert>
  );
}
