import { type ClipboardEvent, useState } from 'react';
import { Select } from '../Select/Select.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { type AreaPhone, type AreaRegion, groupAreaPhone, readAreaPhone } from './areaPhone.ts';

/** Props of `AreaCodeField`. */
export interface AreaCodeFieldProps<Code extends string = string> extends Pick<
  TextFieldProps,
  | 'label'
  | 'isLabelHidden'
  | 'labelEnd'
  | 'description'
  | 'error'
  | 'messageEnd'
  | 'placeholder'
  | 'name'
  | 'size'
  | 'inputRef'
  | 'autoFocus'
  | 'isDisabled'
  | 'isRequired'
> {
  /** The region and the number. */
  value: AreaPhone<Code>;
  /** Hears both: a number that names its own region changes both at once. */
  onChange: (value: AreaPhone<Code>) => void;
  /** The regions that are taken, in the order of the list. */
  regions: readonly AreaRegion<Code>[];
  /** Names the list of regions: 国家或地区代码. */
  areaLabel: string;
  /** Password managers look for a `username`, phones for their own number; with `webauthn` they offer passkeys too. @default 'tel-national' */
  autoComplete?: 'tel-national' | 'username' | 'tel-national webauthn' | 'username webauthn';
}

/** A phone number: its region and its digits, joined in one control. Signs and codes that come along with a pasted number are understood. */
export function AreaCodeField<Code extends string>({
  value,
  onChange,
  regions,
  areaLabel,
  autoComplete = 'tel-national',
  isDisabled,
  ...props
}: AreaCodeFieldProps<Code>) {
  const [isEdited, setEdited] = useState(false);
  const read = (text: string) => onChange(readAreaPhone(text, value.areaCode, regions));
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || text === '') return;
    event.preventDefault();
    const start = target.selectionStart ?? value.phone.length;
    read(value.phone.slice(0, start) + text + value.phone.slice(target.selectionEnd ?? start));
  };
  return (
    <TextField
      {...props}
      isDisabled={isDisabled}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      // Grouped for reading, plain while it is edited, so that the caret never jumps over a space.
      value={isEdited ? value.phone : groupAreaPhone(value, regions)}
      onChange={read}
      onFocusChange={setEdited}
      onPaste={paste}
      prefix={
        <Select
          label={areaLabel}
          variant="joined"
          placeholder={areaLabel}
          autoComplete="tel-country-code"
          isDisabled={isDisabled}
          value={value.areaCode}
          onChange={(picked) => {
            const region = regions.find(({ code }) => code === picked);
            if (region) onChange({ areaCode: region.code, phone: value.phone });
          }}
          options={regions.map(({ code, name }) => ({ id: code, short: code, label: name }))}
        />
      }
    />
  );
}
