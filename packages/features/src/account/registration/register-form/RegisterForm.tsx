import { Button } from '@chippage/ui/Button';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn, FormMessage, FormPage, TextButton } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { AgreementField } from '../../parts/fields/AgreementField.tsx';
import { CodeField } from '../../parts/fields/CodeField.tsx';
import { NewPasswordField } from '../../parts/fields/NewPasswordField.tsx';
import { PhoneField } from '../../parts/fields/PhoneField.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { Invitation, type InvitationProps } from './Invitation.tsx';
import { registerFormMessages } from './messages.ts';
import { registerFields, type RegisterDraft, type RegisterInput } from './registerInput.ts';
import { useRegisterForm } from './useRegisterForm.ts';

export interface RegisterFormProps {
  /** What was typed on an earlier visit of this page; nothing secret. */
  draft?: Partial<RegisterDraft>;
  /** Hears what may be kept while the visitor is elsewhere. */
  onDraftChange?: (part: Partial<RegisterDraft>) => void;
  /** Sends a code. @throws ApiError whose message is shown */
  onSendCode: (input: { mobile: string }) => Promise<void>;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  /** Whether nobody else has the name yet. Absent: the server says so at the end. */
  onCheckName?: (nickName: string) => Promise<boolean>;
  /** The password as typed; hashing it is the caller's. @throws ApiError whose message is shown, in its field when it has one */
  onRegister: (input: RegisterInput & { mobile: string }) => Promise<void>;
  /** The member who invited the visitor. */
  invitation?: InvitationProps;
  /** Leads to the login; absent: the form does not offer it. */
  onLogIn?: () => void;
  /** A vendor's visible captcha. */
  captcha?: ReactNode;
  /** The whole agreement, in place of the clauses that every site has. */
  agreement?: ReactNode;
}

/** Creates an account for a person or a company: one short page, nothing asked twice. */
export function RegisterForm(props: RegisterFormProps) {
  const { resendAt, invitation, onLogIn, captcha, agreement } = props;
  const t = useMessages(registerFormMessages);
  const site = useSite();
  const form = useRegisterForm(props);
  const { input, change, errors, refOf } = form;
  return (
    <FormPage
      title={t('title', { site: site.name })}
      note={
        onLogIn && (
          <>
            {t('hasAccount')}
            <TextButton onPress={onLogIn}>{t('logIn')}</TextButton>
          </>
        )
      }
    >
      {invitation && <Invitation {...invitation} />}
      <FormColumn onSubmit={form.submit}>
        <ErrorSummary problems={registerFields.flatMap((field) => (errors[field] === undefined ? [] : [{ text: errors[field], ref: refOf(field) }]))} />
        <FormMessage>{form.message}</FormMessage>
        <RadioGroup label={t('kind')} look="marks" orientation="horizontal" value={input.kind} onChange={form.changeKind}>
          <Radio value="person">{t('person')}</Radio>
          <Radio value="company">{t('company')}</Radio>
        </RadioGroup>
        {input.kind === 'company' && <Note>{t('companyHint')}</Note>}
        <PhoneField {...form.phoneField} autoComplete="tel-national" />
        <CodeField {...form.codeField} resendAt={resendAt} />
        {captcha}
        <NewPasswordField {...form.field('password')} isSending={form.isPending} />
        {input.kind === 'company' && <CompanyFields field={form.field} />}
        <TextField {...form.field('nickName')} label={t('nickName')} autoComplete="nickname" onBlur={form.checkName} description={t('nickNameHint')} />
        <AgreementField isAgreed={input.isAgreed} onChange={(isAgreed) => change({ isAgreed })} error={errors.isAgreed} inputRef={refOf('isAgreed')}>
          {agreement}
        </AgreementField>
        <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </FormColumn>
    </FormPage>
  );
}
