import { reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { codeProblem, newPasswordProblem, phoneProblem, present } from '../../parts/fields/checks.ts';
import { CodeField } from '../../parts/fields/CodeField.tsx';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { NewPasswordField } from '../../parts/fields/NewPasswordField.tsx';
import { type AreaCode, wirePhone } from '../../../parts/form/phone.ts';
import { PhoneField } from '../../parts/fields/PhoneField.tsx';
import { usePhoneCode } from '../../parts/fields/usePhoneCode.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { resetPasswordMessages } from './messages.ts';
import type { ResetPasswordProps } from './ResetPassword.tsx';

const initial: { areaCode: AreaCode; phone: string; code: string; password: string } = { areaCode: '+86', phone: '', code: '', password: '' };
const fieldsByReason: Partial<Record<ReasonOf<'resetPasswordByMobile'>, 'phone' | 'code' | 'password'>> = {
  'reset.no_account': 'phone',
  'login.wrong_code': 'code',
  'login.code_expired': 'code',
  'password.common': 'password',
};

/** A new password by a code on the phone. */
export function ResetByPhone({ onSendCode, resendAt, onReset, captcha }: Pick<ResetPasswordProps, 'onSendCode' | 'resendAt' | 'onReset' | 'captcha'>) {
  const t = useMessages(resetPasswordMessages);
  const words = useMessages(accountFieldsMessages);
  const form = useForm({
    initial,
    check: ({ phone, areaCode, code, password }) =>
      present({ phone: phoneProblem(words, phone, areaCode), code: codeProblem(words, code), password: newPasswordProblem(words, password) }),
    onSubmit: ({ phone, areaCode, code, password }) => onReset({ mobile: wirePhone(phone, areaCode), code, password }),
    fieldOf: (error) => fieldsByReason[reasonOf<'resetPasswordByMobile'>(error)],
    failed: t('failed'),
  });
  const { phoneField, codeField } = usePhoneCode(form, onSendCode);
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <PhoneField {...phoneField} autoComplete="username" />
      <CodeField {...codeField} resendAt={resendAt} />
      {captcha}
      <NewPasswordField {...form.field('password')} label={words('newPassword')} isSending={form.isPending} />
      <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </FormColumn>
  );
}
