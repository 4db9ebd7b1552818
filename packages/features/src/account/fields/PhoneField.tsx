import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';
import { type AreaCode, areaCodes, groupPhone, phoneDigits, readPhone } from '../../form/phone.ts';

export interface PhoneFieldProps {
  areaCode: AreaCode;
  phone: string;
  onChange: (value: { areaCode: AreaCode; phone: string }) => void;
  error: string | undefined;
  /** Password managers look for a `username`, phones for their own number. */
  autoComplete: 'tel-national' | 'username';
  inputRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  /** @default 手机号码 */
  label?: string;
}

/** The region and the number, joined in one control. */
export function PhoneField({ areaCode, phone, onChange, error, autoComplete, inputRef, autoFocus, label }: PhoneFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isEdited, setEdited] = useState(false);
  const read = (text: string) => {
    const { areaCode: region, digits } = readPhone(text, areaCode);
    onChange({ areaCode: region, phone: digits });
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || text === '') return;
    event.preventDefault();
    const start = target.selectionStart ?? phone.length;
    read(phone.slice(0, start) + text + phone.slice(target.selectionEnd ?? start));
  };
  return (
    <TextField
      label={label ?? t('phone')}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      // Grouped for reading, plain while it is edited, so that the caret never jumps over a space.
      value={isEdited ? phone : groupPhone(phone, areaCode)}
      onChange={read}
      onFocusChange={setEdited}
      onPaste={paste}
      placeholder={t('phoneExample', { digits: phoneDigits(areaCode) })}
      error={error}
      inputRef={inputRef}
      autoFocus={autoFocus}
      prefix={
        <Select
          label={t('areaCode')}
          variant="joined"
          placeholder={t('areaCode')}
          autoComplete="tel-country-code"
          value={areaCode}
          onChange={(picked) => {
            const next = areaCodes.find((code) => code === picked);
            if (next) onChange({ areaCode: next, phone });
          }}
          options={areaCodes.map((code) => ({ id: code, short: code, label: t(`area${code}`) }))}
        />
      }
    />
  );
}
