import { ComboBox } from '@chippage/ui/ComboBox';
import type { FieldProps } from '../../../parts/form/useForm.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { jobFormMessages } from './messages.ts';

export interface NamedChoiceProps extends FieldProps {
  label: string;
  names: readonly string[];
}

const optionOf = (name: string) => ({ id: name, text: name });

/** One of many by its name: typed, or picked from the list. */
export function NamedChoice({ label, names, name, value, onChange, error, inputRef }: NamedChoiceProps) {
  const t = useMessages(jobFormMessages);
  const typed = value.trim();
  const shown = names.filter((each) => each.includes(typed));
  return (
    <ComboBox
      label={label}
      name={name}
      hasIcon={false}
      placeholder={t('placeholder')}
      openLabel={t('open', { field: label })}
      clearLabel={t('clear', { field: label })}
      items={shown.map(optionOf)}
      meantBy={(text) => {
        const meant = names.filter((each) => each.includes(text.trim()));
        return text.trim() !== '' && meant.length === 1 ? optionOf(meant[0] ?? '') : undefined;
      }}
      inputValue={value}
      onInputChange={onChange}
      onSelect={({ text }) => onChange(text)}
      error={error}
      inputRef={inputRef}
    />
  );
}
