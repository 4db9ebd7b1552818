import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair } from '../../../parts/form/FormLayout.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { companyFieldsMessages } from './messages.ts';
import { type CompanyInput, countryMeant } from './companyInput.ts';

/** Props of `CompanyFields`. */
export interface CompanyFieldsProps {
  form: Pick<Form<CompanyInput>, 'input' | 'field'>;
  /** Its own name is not to be changed. @default false */
  isNamed?: boolean;
}

/** The fields of a company: what it is called, where it sits, its website. */
export function CompanyFields({ form, isNamed = false }: CompanyFieldsProps) {
  const t = useMessages(companyFieldsMessages);
  const { input, field } = form;
  const meant = countryMeant(input.country);
  return (
    <>
      {isNamed ? (
        <TextField {...field('nameCn')} label={t('nameCn')} autoComplete="off" />
      ) : (
        <FieldPair>
          <TextField {...field('name')} label={t('name')} description={t('nameHint')} autoComplete="off" />
          <TextField {...field('nameCn')} label={t('nameCn')} autoComplete="off" />
        </FieldPair>
      )}
      <FieldPair>
        <TextField
          {...field('country')}
          label={t('country')}
          // What was typed in short or as a code is said in full.
          description={meant === undefined || meant === input.country.trim() ? t('countryHint') : t('countryMeant', { name: meant })}
          autoComplete="off"
        />
        <TextField {...field('website')} label={t('website')} description={t('websiteHint')} type="url" inputMode="url" autoComplete="url" />
      </FieldPair>
    </>
  );
}
