import type { Listing } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { CompanyFields } from '../../parts/company-fields/CompanyFields.tsx';
import { companyInputOf, companyProblems, type CompanyWire, companyWireOf } from '../../parts/company-fields/companyInput.ts';
import { companyFieldsMessages } from '../../parts/company-fields/messages.ts';
import { claimPageMessages } from './messages.ts';

export interface ChangeFormProps {
  listing: Listing;
  /** @throws ApiError whose words are shown */
  onChange: (facts: Omit<CompanyWire, 'name'>) => Promise<void>;
}

/** An owner's change of a page: it begins with what waits, or with what stands there. */
export function ChangeForm({ listing: { kind, thingId, name, facts, change }, onChange }: ChangeFormProps) {
  const t = useMessages(claimPageMessages);
  const words = useMessages(companyFieldsMessages);
  const isWaiting = change?.state === 'reviewing';
  const form = useForm({
    draftKey: `listing:${kind}:${thingId}`,
    initial: companyInputOf({ name, ...(isWaiting ? change.after : facts) }),
    check: (input) => companyProblems(words, input),
    onSubmit: (input) => {
      const { nameCn, country, website } = companyWireOf(input);
      return onChange({ nameCn, country, website });
    },
    failed: t('failed'),
  });
  return (
    <>
      {isWaiting && (
        <Alert tone="info" title={t('changeWaitingTitle')}>
          {t('changeWaiting')}
        </Alert>
      )}
      {change?.state === 'refused' && <Alert tone="warn">{t('changeRefused', { reason: change.reason ?? '' })}</Alert>}
      {change?.state === 'approved' && <Alert tone="ok">{t('changeApproved')}</Alert>}
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <CompanyFields form={form} isNamed />
        <Note>{t('changeNote')}</Note>
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submitChange')}
          </Button>
        </FormActions>
      </FormColumn>
    </>
  );
}
