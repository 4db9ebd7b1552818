import type { CompanyInvitation, NewInvitation } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { CopyButton } from '@chippage/ui/CopyButton';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { companyMembersMessages } from './messages.ts';
import { SeatFields } from './SeatFields.tsx';
import { isLimit, type SeatInput } from './seatInput.ts';

export interface InviteCardProps {
  /** @throws ApiError whose words are shown */
  onInvite: (seat: SeatInput) => Promise<NewInvitation>;
}

/** Invites somebody: a notice to a number, or a link that works once. */
export function InviteCard({ onInvite }: InviteCardProps) {
  const t = useMessages(companyMembersMessages);
  const [made, setMade] = useState<(CompanyInvitation & { url: string | null }) | null>(null);
  const form = useForm<SeatInput>({
    initial: { mobile: '', role: 'buyer', spendLimit: '' },
    check: (input) => ({ spendLimit: isLimit(input.spendLimit) ? undefined : t('spendLimitWrong') }),
    onSubmit: async (input) => {
      setMade(await onInvite({ ...input, mobile: input.mobile.trim(), spendLimit: input.spendLimit.trim() }));
      form.clear();
    },
    fieldOf: () => 'mobile',
    failed: t('failed'),
  });
  return (
    <Card title={t('invite')}>
      <FormColumn message={form.message} onSubmit={form.submit} isNarrow>
        <TextField {...form.field('mobile')} label={t('mobile')} description={t('mobileHint')} type="tel" autoComplete="off" />
        <SeatFields form={form} />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('inviting')}>
            {t('inviteSubmit')}
          </Button>
        </FormActions>
        {made !== null && made.url === null && (
          <Alert tone="ok" live="polite">
            {t('sent')}
          </Alert>
        )}
        {made?.url != null && (
          <>
            <TextField label={t('linkTitle')} description={t('linkHelp')} value={made.url} isReadOnly />
            <CopyButton text={made.url} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} hasWords />
          </>
        )}
        <Note>{t('note')}</Note>
      </FormColumn>
    </Card>
  );
}
