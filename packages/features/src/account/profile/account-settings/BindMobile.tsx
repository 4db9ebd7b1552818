import { reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { codeProblem, phoneProblem, present } from '../../parts/fields/checks.ts';
import { CodeField } from '../../parts/fields/CodeField.tsx';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { type AreaCode, wirePhone } from '../../../parts/form/phone.ts';
import { PhoneField } from '../../parts/fields/PhoneField.tsx';
import { usePhoneCode } from '../../parts/fields/usePhoneCode.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { accountSettingsMessages } from './messages.ts';

export interface BindMobileProps {
  resendAt: number | null;
  onSendCode: (input: { mobile: string }) => Promise<void>;
  onBind: (input: { mobile: string; code: string }) => Promise<void>;
}

const initial: { areaCode: AreaCode; phone: string; code: string } = { areaCode: '+86', phone: '', code: '' };
const fieldsByReason: Partial<Record<ReasonOf<'bindMobile'>, 'phone' | 'code'>> = {
  'bind.taken': 'phone',
  'login.wrong_code': 'code',
  'login.code_expired': 'code',
};

/** Another phone for the account, proved by a code on it. */
export function BindMobile({ resendAt, onSendCode, onBind }: BindMobileProps) {
  const t = useMessages(accountSettingsMessages);
  const words = useMessages(accountFieldsMessages);
  const form = useForm({
    initial,
    check: ({ phone, areaCode, code }) => present({ phone: phoneProblem(words, phone, areaCode), code: codeProblem(words, code) }),
    onSubmit: ({ phone, areaCode, code }) => onBind({ mobile: wirePhone(phone, areaCode), code }),
    fieldOf: (error) => fieldsByReason[reasonOf<'bindMobile'>(error)],
    failed: t('failed'),
  });
  const { phoneField, codeField } = usePhoneCode(form, onSendCode);
  return (
    <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
      <PhoneField {...phoneField} label={t('mobileNew')} autoComplete="tel-national" autoFocus />
      <CodeField {...codeField} resendAt={resendAt} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('binding')}>
          {t('bind')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
