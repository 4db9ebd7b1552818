import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { readCreditCode } from '../../../parts/form/creditCode.ts';
import { registerFormMessages } from './messages.ts';
import type { RegisterInput } from './registerInput.ts';

/** What is asked of a company besides. */
export function CompanyFields({ input, change, errors, refOf }: Pick<Form<RegisterInput>, 'input' | 'change' | 'errors' | 'refOf'>) {
  const t = useMessages(registerFormMessages);
  return (
    <>
      <TextField
        label={t('enterpriseName')}
        name="enterpriseName"
        autoComplete="organization"
        maxLength={100}
        value={input.enterpriseName}
        onChange={(enterpriseName) => change({ enterpriseName })}
        description={t('enterpriseNameExample')}
        error={errors.enterpriseName}
        inputRef={refOf('enterpriseName')}
      />
      <TextField
        label={t('creditCode')}
        name="creditCode"
        autoComplete="off"
        spellCheck="false"
        isMono
        value={input.creditCode}
        onChange={(text) => change({ creditCode: readCreditCode(text) })}
        description={t('creditCodeExample')}
        error={errors.creditCode}
        inputRef={refOf('creditCode')}
      />
      <TextField
        label={t('contactName')}
        name="contactName"
        autoComplete="name"
        maxLength={40}
        value={input.contactName}
        onChange={(contactName) => change({ contactName })}
        error={errors.contactName}
        inputRef={refOf('contactName')}
      />
    </>
  );
}
