import { AreaCodeField, type AreaCodeFieldProps } from '@chippage/ui/AreaCodeField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';
import { type AreaCode, areaRules, phoneDigits } from '../../../parts/form/phone.ts';

export interface PhoneFieldProps extends Pick<AreaCodeFieldProps<AreaCode>, 'onChange' | 'inputRef' | 'autoFocus'> {
  areaCode: AreaCode;
  phone: string;
  error: string | undefined;
  /** Password managers look for a `username`, phones for their own number; with `webauthn` they offer passkeys too. */
  autoComplete: NonNullable<AreaCodeFieldProps['autoComplete']>;
  /** @default 手机号码 */
  label?: string;
}

/** The region and the number, joined in one control, for the regions whose phones can log in. */
export function PhoneField({ areaCode, phone, label, ...field }: PhoneFieldProps) {
  const t = useMessages(accountFieldsMessages);
  return (
    <AreaCodeField
      {...field}
      label={label ?? t('phone')}
      areaLabel={t('areaCode')}
      name="mobile"
      value={{ areaCode, phone }}
      placeholder={t('phoneExample', { digits: phoneDigits(areaCode) })}
      regions={areaRules.map((rule) => ({ ...rule, name: t(`area${rule.code}`) }))}
    />
  );
}
