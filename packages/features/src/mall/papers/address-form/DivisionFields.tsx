import { ComboBox } from '@chippage/ui/ComboBox';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { addressFormMessages } from './messages.ts';
import * as styles from './AddressForm.css.ts';
import { type AddressInput, isAsked } from './addressInput.ts';
import { divisionChoices, type DivisionChoices, matching, meantDivision } from './divisions.ts';
import { useDivisions } from './useDivisions.ts';

type Level = keyof DivisionChoices;

const levels: readonly Level[] = ['province', 'city', 'district'];
const purposes: Record<Level, string> = { province: 'address-level1', city: 'address-level2', district: 'address-level3' };
const optionOf = (text: string) => ({ id: text, text });
const nothing: DivisionChoices = { province: [], city: [], district: [] };

/** Province, city and district: chosen from the list of divisions, or typed when the list does not know them. */
export function DivisionFields({ input, change, errors, refOf }: Pick<Form<AddressInput>, 'input' | 'change' | 'errors' | 'refOf'>) {
  const t = useMessages(addressFormMessages);
  const list = useDivisions();
  const { region } = input;
  const choices = list === null ? nothing : divisionChoices(list, region, input);
  const shown = levels.filter((level) => isAsked(region, level));
  const labelOf = (level: Level) =>
    level === 'province' ? t('provinceCN') : level === 'city' ? t(region === 'TW' ? 'cityTW' : 'cityCN') : t(`district${region}`);

  const take = (level: Level, text: string) => {
    const next = { ...input, [level]: text };
    const part: Partial<AddressInput> = { [level]: text };
    // What lies under another province is another city: what does not belong goes, what is the only one comes.
    if (list !== null && choices[level].includes(text)) {
      for (const lower of shown.slice(shown.indexOf(level) + 1)) {
        const under = divisionChoices(list, region, next)[lower];
        if (under.length > 0 && !under.includes(next[lower])) next[lower] = under.length === 1 ? (under[0] ?? '') : '';
        part[lower] = next[lower];
      }
    }
    change(part);
  };

  return (
    <div className={styles.divisions[shown.length === 1 ? 'one' : 'several']}>
      {shown.map((level) => (
        <ComboBox
          key={level}
          label={labelOf(level)}
          name={level}
          autoComplete={purposes[level]}
          hasIcon={false}
          menuTrigger="focus"
          openLabel={t('choose', { field: labelOf(level) })}
          clearLabel={t('clear', { field: labelOf(level) })}
          items={matching(choices[level], input[level]).map(optionOf)}
          meantBy={(text) => {
            const name = meantDivision(choices[level], text);
            return name === undefined ? undefined : optionOf(name);
          }}
          inputValue={input[level]}
          onInputChange={(text) => take(level, text)}
          description={level === shown[0] ? t('divisionHint') : undefined}
          error={errors[level]}
          inputRef={refOf(level)}
        />
      ))}
    </div>
  );
}
