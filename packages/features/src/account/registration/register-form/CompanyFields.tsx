import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { readCreditCode } from '../../../parts/form/creditCode.ts';
import { registerFormMessages } from './messages.ts';
import type { RegisterInput } from './registerInput.ts';

/** What is asked of a company besides. */
export function CompanyFields({ field }: Pick<Form<RegisterInput>, 'field'>) {
  const t = useMessages(registerFormMessages);
  return (
    <>
      <TextField
        {...field('enterpriseName')}
        label={t('enterpriseName')}
        autoComplete="organization"
        maxLength={100}
        description={t('enterpriseNameExample')}
      />
      <TextField
        {...field('creditCode', readCreditCode)}
        label={t('creditCode')}
        autoComplete="off"
        spellCheck="false"
        isMono
        description={t('creditCodeExample')}
      />
      <TextField {...field('contactName')} label={t('contactName')} autoComplete="name" maxLength={40} />
    </>
  );
}
