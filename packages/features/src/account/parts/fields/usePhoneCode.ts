import { type AreaCode, wirePhone } from '../../../parts/form/phone.ts';
import type { FieldProps, Form } from '../../../parts/form/useForm.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { phoneProblemForCode, present } from './checks.ts';
import { accountFieldsMessages } from './messages.ts';
import type { PhoneFieldProps } from './PhoneField.tsx';
import { type CodeButton, useCodeButton } from './useCodeButton.ts';

/** What is typed into a phone field and the field of the code on that phone. */
interface PhoneInput {
  areaCode: AreaCode;
  phone: string;
  code: string;
}

/** The two fields of a form, to spread onto `PhoneField` and `CodeField`. */
export interface PhoneCode {
  phoneField: Pick<PhoneFieldProps, 'areaCode' | 'phone' | 'onChange' | 'error' | 'inputRef'>;
  codeField: FieldProps & CodeButton;
}

/** A phone and the code that is sent to it; the code is asked for only when the phone can get one. */
export function usePhoneCode(
  form: Pick<Form<PhoneInput>, 'input' | 'change' | 'errors' | 'field' | 'refOf' | 'report' | 'setMessage'>,
  onSendCode: (input: { mobile: string }) => Promise<void>,
): PhoneCode {
  const words = useMessages(accountFieldsMessages);
  const { areaCode, phone } = form.input;
  const button = useCodeButton({
    form,
    isBlocked: () => form.report(present({ phone: phoneProblemForCode(words, phone, areaCode) })),
    onSend: () => onSendCode({ mobile: wirePhone(phone, areaCode) }),
  });
  return {
    phoneField: { areaCode, phone, onChange: form.change, error: form.errors.phone, inputRef: form.refOf('phone') },
    codeField: { ...form.field('code'), ...button },
  };
}
