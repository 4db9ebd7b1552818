import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { companySeatsMessages } from '../../parts/seats/messages.ts';
import { companyMembersMessages } from './messages.ts';
import { givenRoles, mayHaveLimit, type SeatInput } from './seatInput.ts';

/** What somebody is to be in a company, and up to what they buy by themselves. */
export function SeatFields({ form: { input, change, field } }: { form: Pick<Form<SeatInput>, 'input' | 'change' | 'field'> }) {
  const t = useMessages(companyMembersMessages);
  const role = useMessages(companySeatsMessages);
  return (
    <>
      <RadioGroup label={t('role')} value={input.role} onChange={(picked) => change({ role: givenRoles.find((each) => each === picked) ?? 'buyer' })}>
        {givenRoles.map((each) => (
          <Radio key={each} value={each} description={role(`may_${each}`)}>
            {role(each)}
          </Radio>
        ))}
      </RadioGroup>
      {mayHaveLimit(input.role) && (
        <TextField {...field('spendLimit')} label={t('spendLimit')} description={t('spendLimitHint')} inputMode="decimal" autoComplete="off" />
      )}
    </>
  );
}
