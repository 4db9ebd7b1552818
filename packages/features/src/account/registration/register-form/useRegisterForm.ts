import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { wirePhone } from '../../../parts/form/phone.ts';
import { usePhoneCode } from '../../parts/fields/usePhoneCode.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { registerFormMessages } from './messages.ts';
import type { RegisterFormProps } from './RegisterForm.tsx';
import { emptyRegister, nickNameProblem, registerFieldOf, type RegisterInput, registerProblems } from './registerInput.ts';

type FormInput = Pick<RegisterFormProps, 'draft' | 'onDraftChange' | 'onSendCode' | 'onCheckName' | 'onRegister'>;

/** What the registration holds while it is being filled in. */
export function useRegisterForm({ draft, onDraftChange, onSendCode, onCheckName, onRegister }: FormInput) {
  const t = useMessages(registerFormMessages);
  const words = useMessages(accountFieldsMessages);
  const form = useForm<RegisterInput>({
    initial: emptyRegister,
    kept: draft,
    onChange: ({ code: _code, password: _password, isAgreed: _agreed, ...part }) => {
      if (Object.keys(part).length > 0) onDraftChange?.(part);
    },
    check: (input) => registerProblems(t, words, input),
    onSubmit: (input) => onRegister({ ...input, nickName: input.nickName.trim(), mobile: wirePhone(input.phone, input.areaCode) }),
    fieldOf: registerFieldOf,
    failed: t('failed'),
  });
  const { input, note } = form;
  const fields = usePhoneCode(form, onSendCode);
  const checkName = async () => {
    const nickName = input.nickName.trim();
    if (nickName === '' || nickNameProblem(t, nickName) !== undefined) return;
    // Asked in passing: when it cannot be asked, registering will tell.
    const isFree = await onCheckName?.(nickName).catch(() => true);
    if (isFree === false) note({ nickName: t('nickNameTaken') });
  };
  return {
    ...form,
    ...fields,
    changeKind: (kind: string) => form.change({ kind: kind === 'company' ? 'company' : 'person' }),
    checkName: () => void checkName(),
  };
}
