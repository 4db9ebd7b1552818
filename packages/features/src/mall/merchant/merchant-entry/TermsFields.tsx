import type { Currency, FreightTerm } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair, FieldStack } from '../../../parts/form/FormLayout.tsx';
import { inputIn } from '../../../parts/form/inputIn.ts';
import type { Form } from '../../../parts/form/useForm.ts';
import type { EntryTyped } from './entryInput.ts';
import * as styles from './MerchantEntry.css.ts';
import { merchantEntryMessages } from './messages.ts';

const freightTerms = ['free_above', 'fixed', 'collect'] as const satisfies readonly FreightTerm[];

export interface TermsFieldsProps {
  form: Form<EntryTyped>;
  currency: Currency;
}

/** Whether a shop sells in a currency, and then for what freight and to which account. */
export function TermsFields({ form: { input, change, field, errors, refOf }, currency }: TermsFieldsProps) {
  const t = useMessages(merchantEntryMessages);
  const sells = input[`${currency}Sells`];
  const term = input[`${currency}Term`];
  const isHongKong = input[`${currency}HongKong`];
  const set = (part: { [Field in `${Currency}Sells` | `${Currency}HongKong`]?: boolean } & { [Field in `${Currency}Term`]?: FreightTerm }) => change(part);
  return (
    <div className={styles.terms}>
      <CheckboxField
        ref={inputIn(refOf(`${currency}Sells`))}
        isSelected={sells}
        onChange={(isOn) => set({ [`${currency}Sells`]: isOn })}
        error={currency === 'CNY' ? errors.CNYSells : undefined}
      >
        {t(`sells${currency}`)}
      </CheckboxField>
      {sells && (
        <fieldset className={styles.group} aria-label={t(currency)}>
          <FieldStack>
            <RadioGroup
              label={t('freightTerm')}
              orientation="horizontal"
              value={term}
              onChange={(id) => set({ [`${currency}Term`]: freightTerms.find((each) => each === id) ?? 'collect' })}
            >
              {freightTerms.map((each) => (
                <Radio key={each} value={each}>
                  {t(each)}
                </Radio>
              ))}
            </RadioGroup>
            {term !== 'collect' && (
              <FieldPair>
                <TextField {...field(`${currency}Freight`)} label={t('freight')} inputMode="decimal" autoComplete="off" />
                {term === 'free_above' && <TextField {...field(`${currency}FreeFrom`)} label={t('freeFrom')} inputMode="decimal" autoComplete="off" />}
              </FieldPair>
            )}
            <CheckboxField isSelected={isHongKong} onChange={(isOn) => set({ [`${currency}HongKong`]: isOn })}>
              {t('isHongKong')}
            </CheckboxField>
            <FieldPair>
              <TextField {...field(`${currency}Beneficiary`)} label={t('beneficiary')} description={t('beneficiaryHint')} autoComplete="off" />
              <TextField {...field(`${currency}BankName`)} label={t('bankName')} description={t('bankNameHint')} autoComplete="off" />
            </FieldPair>
            <FieldPair>
              <TextField {...field(`${currency}Account`)} label={t('account')} isMono inputMode={currency === 'CNY' ? 'numeric' : 'text'} autoComplete="off" />
              <TextField
                {...field(`${currency}Swift`, (text) => text.toUpperCase())}
                label={t(currency === 'USD' || isHongKong ? 'swift' : 'swiftOptional')}
                description={t('swiftHint')}
                isMono
                autoComplete="off"
              />
            </FieldPair>
            <TextField {...field(`${currency}BankAddress`)} label={t('bankAddress')} autoComplete="off" />
          </FieldStack>
        </fieldset>
      )}
    </div>
  );
}
