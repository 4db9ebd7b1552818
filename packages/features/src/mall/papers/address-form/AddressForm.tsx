import type { Address, AddressForm as AddressWire, AddressRegion } from '@chippage/api/types';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { paperFormMessages } from '../paper-form/messages.ts';
import { PaperForm, type PaperFormProps } from '../paper-form/PaperForm.tsx';
import * as styles from './AddressForm.css.ts';
import { addressFormOf, type AddressInput, addressInputOf, addressProblems, areaCodes, isAsked, readMobile } from './addressInput.ts';
import { DivisionFields } from './DivisionFields.tsx';
import { addressFormMessages } from './messages.ts';

const regions: readonly AddressRegion[] = ['CN', 'HK', 'TW'];
const tags = ['company', 'warehouse', 'home'] as const;

/** Where to deliver to. Each region asks for what its post needs. */
export function AddressForm({ onSave, ...frame }: PaperFormProps<Address, AddressWire>) {
  const t = useMessages(addressFormMessages);
  const failed = useMessages(paperFormMessages)('failed');
  const form = useForm<AddressInput>({
    initial: addressInputOf(frame.paper),
    draftKey: `address:${frame.paper?.id ?? 'new'}`,
    check: (typed) => addressProblems(t, typed),
    onSubmit: (typed) => onSave(addressFormOf(typed)),
    failed,
  });
  const { input, change } = form;
  const { region } = input;
  type Name = 'receiver' | 'detail' | 'street' | 'postcode' | 'company' | 'tel' | 'forwarder' | 'warehousingNo';
  const text = (name: Name, autoComplete: string, more: { description?: string; inputMode?: 'numeric' | 'tel' } = {}) =>
    isAsked(region, name) && <TextField {...form.field(name)} label={t(name)} autoComplete={autoComplete} {...more} />;
  return (
    <PaperForm {...frame} form={form} words={{ save: t('save'), makeDefault: t('makeDefault'), firstIsDefault: t('firstIsDefault') }}>
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
      <FieldPair>
        {text('receiver', 'name')}
        <TextField
          {...form.field('mobile', (typed) => readMobile(typed, region))}
          label={t('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix={
            <span className={styles.code} translate="no">
              {areaCodes[region]}
            </span>
          }
          description={t(`mobileHint${region}`)}
        />
      </FieldPair>
      <DivisionFields {...form} key={region} />
      {text('street', 'address-level4')}
      {text('detail', 'street-address', { description: t('detailHint') })}
      {region !== 'HK' && text('postcode', 'postal-code', { inputMode: 'numeric', description: t(`postcodeHint${region}`) })}
      <FieldPair>
        {text('company', 'organization')}
        {text('tel', 'tel', { inputMode: 'tel' })}
        {text('forwarder', 'off')}
        {text('warehousingNo', 'off', { description: t('warehousingHint') })}
      </FieldPair>
      <RadioGroup label={t('tag')} look="chips" value={input.tag} onChange={(value) => change({ tag: tags.find((each) => each === value) ?? 'none' })}>
        <RadioChip value="none">{t('noTag')}</RadioChip>
        <RadioChip value="company">{t('companyTag')}</RadioChip>
        <RadioChip value="warehouse">{t('warehouseTag')}</RadioChip>
        <RadioChip value="home">{t('homeTag')}</RadioChip>
      </RadioGroup>
    </PaperForm>
  );
}
