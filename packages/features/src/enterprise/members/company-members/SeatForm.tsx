import type { CompanyMember, GivenRole } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { companyMembersMessages } from './messages.ts';
import { SeatFields } from './SeatFields.tsx';
import { givenRoles, isLimit, type SeatInput } from './seatInput.ts';

export interface SeatFormProps {
  member: CompanyMember;
  /** @throws ApiError whose words are shown */
  onSave: (seat: { id: number; role: GivenRole; spendLimit: string }) => Promise<void>;
  onCancel: () => void;
}

/** Changes what somebody is in a company. */
export function SeatForm({ member: { id, role, spendLimit }, onSave, onCancel }: SeatFormProps) {
  const t = useMessages(companyMembersMessages);
  const form = useForm<SeatInput>({
    initial: { mobile: '', role: givenRoles.find((each) => each === role) ?? 'buyer', spendLimit: spendLimit ?? '' },
    check: (input) => ({ spendLimit: isLimit(input.spendLimit) ? undefined : t('spendLimitWrong') }),
    onSubmit: (input) => onSave({ id, role: input.role, spendLimit: input.spendLimit.trim() }),
    failed: t('failed'),
  });
  const fields = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <FormColumn message={form.message} onSubmit={form.submit} isNarrow>
      <div ref={fields}>
        <FieldStack>
          <SeatFields form={form} />
        </FieldStack>
      </div>
      <FormActions>
        <Button type="submit" size="sm" isPending={form.isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button size="sm" variant="outline" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
