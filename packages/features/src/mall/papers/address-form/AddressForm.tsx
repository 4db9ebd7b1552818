import type { Address, AddressForm as AddressWire, AddressRegion } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import * as styles from './AddressForm.css.ts';
import { addressFormOf, type AddressInput, addressInputOf, addressProblems, areaCodes, isAsked, readMobile } from './addressInput.ts';
import { DivisionFields } from './DivisionFields.tsx';
import { addressFormMessages } from './messages.ts';

export interface AddressFormProps {
  /** The address to change; a new one without. */
  address?: Address;
  /** Whether there is no other: then it is the default. @default false */
  isFirst?: boolean;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (input: AddressWire) => Promise<void>;
  onCancel: () => void;
}

const regions: readonly AddressRegion[] = ['CN', 'HK', 'TW'];
const tags = ['company', 'warehouse', 'home'] as const;

/** Where to deliver to. Each region asks for what its post needs. */
export function AddressForm({ address, isFirst = false, onSave, onCancel }: AddressFormProps) {
  const t = useMessages(addressFormMessages);
  const form = useForm<AddressInput>({
    initial: addressInputOf(address),
    check: (typed) => addressProblems(t, typed),
    onSubmit: (typed) => onSave(addressFormOf(typed)),
    failed: t('failed'),
  });
  const { input, change, errors, refOf } = form;
  const { region } = input;
  type Name = 'receiver' | 'detail' | 'street' | 'postcode' | 'company' | 'tel' | 'forwarder' | 'warehousingNo';
  const text = (name: Name, autoComplete: string, more: { description?: string; inputMode?: 'numeric' | 'tel' } = {}) =>
    isAsked(region, name) && (
      <TextField
        label={t(name)}
        name={name}
        autoComplete={autoComplete}
        value={input[name]}
        onChange={(value) => change({ [name]: value })}
        error={errors[name]}
        inputRef={refOf(name)}
        {...more}
      />
    );
  const problems = Object.entries(errors).map(([field, said]) => ({ text: said, ref: refOf(field as keyof AddressInput) }));
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.message !== null && (
        <Alert tone="danger" live="assertive">
          {form.message}
        </Alert>
      )}
      <ErrorSummary problems={problems} />
      <RadioGroup
        label={t('region')}
        look="chips"
        value={region}
        onChange={(value) => change({ region: regions.find((each) => each === value) ?? 'CN', province: '', city: '', district: '', street: '', postcode: '' })}
      >
        {regions.map((each) => (
          <RadioChip key={each} value={each}>
            {t(each)}
          </RadioChip>
        ))}
      </RadioGroup>
      <div className={styles.pair}>
        {text('receiver', 'name')}
        <TextField
          label={t('mobile')}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix={
            <span className={styles.code} translate="no">
              {areaCodes[region]}
            </span>
          }
          value={input.mobile}
          onChange={(value) => change({ mobile: readMobile(value, region) })}
          description={t(`mobileHint${region}`)}
          error={errors.mobile}
          inputRef={refOf('mobile')}
        />
      </div>
      <DivisionFields {...form} key={region} />
      {text('street', 'address-level4')}
      {text('detail', 'street-address', { description: t('detailHint') })}
      {region !== 'HK' && text('postcode', 'postal-code', { inputMode: 'numeric', description: t(`postcodeHint${region}`) })}
      <div className={styles.pair}>
        {text('company', 'organization')}
        {text('tel', 'tel', { inputMode: 'tel' })}
        {text('forwarder', 'off')}
        {text('warehousingNo', 'off', { description: t('warehousingHint') })}
      </div>
      <RadioGroup label={t('tag')} look="chips" value={input.tag} onChange={(value) => change({ tag: tags.find((each) => each === value) ?? 'none' })}>
        <RadioChip value="none">{t('noTag')}</RadioChip>
        <RadioChip value="company">{t('companyTag')}</RadioChip>
        <RadioChip value="warehouse">{t('warehouseTag')}</RadioChip>
        <RadioChip value="home">{t('homeTag')}</RadioChip>
      </RadioGroup>
      {isFirst ? (
        <Note>{t('firstIsDefault')}</Note>
      ) : (
        !address?.isDefault && (
          <CheckboxField name="isDefault" isSelected={input.isDefault} onChange={(isDefault) => change({ isDefault })}>
            {t('makeDefault')}
          </CheckboxField>
        )
      )}
      <div className={styles.buttons}>
        <Button variant="outline" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
