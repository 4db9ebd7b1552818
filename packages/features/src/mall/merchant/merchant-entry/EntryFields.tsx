import { isRefusal } from '@chippage/api/errors';
import type { EnteringCompany, MerchantEntryForm, ShopType } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { readCreditCode } from '../../../parts/form/creditCode.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { inputIn } from '../../../parts/form/inputIn.ts';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { creditCodeProblem, currencies, entryError, entryProblems, type EntryTyped, entryTyped, entryWire } from './entryInput.ts';
import * as styles from './MerchantEntry.css.ts';
import { merchantEntryMessages } from './messages.ts';
import { TermsFields } from './TermsFields.tsx';

const shopTypes = ['flagship', 'speciality', 'general'] as const satisfies readonly ShopType[];
const places = ['SZ', 'HK'] as const;
const rules = ['rule1', 'rule2', 'rule3', 'rule4'] as const;

export interface EntryFieldsProps {
  company: EnteringCompany;
  /** What was handed in last; null: nothing. */
  before: MerchantEntryForm | null;
  /** Whether another shop is called so, or waits to be. */
  onCheckName: (name: string) => Promise<boolean>;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onEnter: (form: MerchantEntryForm) => Promise<void>;
}

/** What a company hands in to become a merchant. The name and the code are looked at when their fields are left. */
export function EntryFields({ company, before, onCheckName, onEnter }: EntryFieldsProps) {
  const t = useMessages(merchantEntryMessages);
  const form = useForm<EntryTyped>({
    draftKey: `merchantEntry:${company.id}`,
    initial: entryTyped(before, company),
    check: (input) => entryProblems(t, input, company),
    onSubmit: async (input) => {
      try {
        await onEnter(entryWire(input));
      } catch (error) {
        throw entryError(error, input);
      }
    },
    fieldOf: (error) => (isRefusal<'enterMall'>(error, 'merchant.name_taken') ? 'shopName' : undefined),
    failed: t('failed'),
  });
  const { input, change, field, area, errors } = form;
  const checkName = async () => {
    const name = input.shopName.trim();
    if (name.length < 2 || name.length > 50) return;
    // What cannot be asked now is asked again when the form is sent.
    if (await onCheckName(name).catch(() => false)) form.note({ shopName: t('shopNameTaken') });
  };
  const checkCode = () => {
    const problem = creditCodeProblem(t, input.creditCode, company);
    if (problem !== undefined) form.note({ creditCode: problem });
  };
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <Card title={t('company')} note={t('companyNote')}>
        <FieldStack>
          <DescriptionList columns={2} unknownLabel={t('unknown')}>
            <DescriptionItem term={t('companyName')}>{company.name}</DescriptionItem>
            <DescriptionItem term={t('place')}>{company.place}</DescriptionItem>
          </DescriptionList>
          <TextField
            {...field('creditCode', readCreditCode)}
            label={t('creditCode')}
            description={t('creditCodeHint')}
            isMono
            autoComplete="off"
            onBlur={checkCode}
          />
        </FieldStack>
      </Card>
      <Card title={t('shopSection')}>
        <FieldStack>
          <FieldPair>
            <TextField {...field('shopName')} label={t('shopName')} description={t('shopNameHint')} autoComplete="off" onBlur={() => void checkName()} />
            <TextField {...field('shopNameEn')} label={t('shopNameEn')} description={t('shopNameEnHint')} autoComplete="off" />
          </FieldPair>
          <RadioGroup label={t('shopType')} value={input.shopType} onChange={(id) => change({ shopType: shopTypes.find((each) => each === id) ?? 'general' })}>
            {shopTypes.map((each) => (
              <Radio key={each} value={each} description={t(`${each}Hint`)}>
                {t(each)}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea {...area('intro')} label={t('intro')} description={t('introHint')} rows={3} maxCount={500} />
        </FieldStack>
      </Card>
      <Card title={t('deliverySection')}>
        <FieldStack>
          <CheckboxGroup
            ref={inputIn(form.refOf('deliveryPlaces'))}
            label={t('deliveryPlaces')}
            orientation="horizontal"
            value={input.deliveryPlaces}
            onChange={(chosen) => change({ deliveryPlaces: places.filter((each) => chosen.includes(each)) })}
            error={errors.deliveryPlaces}
          >
            {places.map((each) => (
              <CheckboxField key={each} value={each}>
                {t(each)}
              </CheckboxField>
            ))}
          </CheckboxGroup>
          <TextField {...field('shipping')} label={t('shipping')} description={t('shippingHint')} autoComplete="off" />
          <TextArea {...area('returnPolicy')} label={t('returnPolicy')} description={t('returnPolicyHint')} rows={3} maxCount={1000} />
          <TextField {...field('serviceHours')} label={t('serviceHours')} description={t('serviceHoursHint')} autoComplete="off" />
          <FieldPair>
            <TextField {...field('contactName')} label={t('contactName')} autoComplete="name" />
            <TextField {...field('contactPhone')} label={t('contactPhone')} description={t('contactPhoneHint')} type="tel" autoComplete="tel" />
          </FieldPair>
        </FieldStack>
      </Card>
      <Card title={t('termsSection')}>
        <FieldStack>
          <Note>{t('termsNote')}</Note>
          {currencies.map((currency) => (
            <TermsFields key={currency} form={form} currency={currency} />
          ))}
        </FieldStack>
      </Card>
      <Card title={t('agreement')}>
        <FieldStack>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ol>
          <CheckboxField
            ref={inputIn(form.refOf('isAgreed'))}
            isSelected={input.isAgreed}
            onChange={(isAgreed) => change({ isAgreed })}
            error={errors.isAgreed}
          >
            {t('agree')}
          </CheckboxField>
        </FieldStack>
      </Card>
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
