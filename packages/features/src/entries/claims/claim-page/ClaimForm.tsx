import type { ListingClaimForm } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { claimPageMessages } from './messages.ts';

/** What proves that a page is a company's. */
export type ClaimWire = Pick<ListingClaimForm, 'company' | 'position' | 'fileIds'> & { workEmail: string };

export interface ClaimFormProps {
  /** What the page is, so that a draft finds its form again. */
  draftKey: string;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown */
  onClaim: (claim: ClaimWire) => Promise<void>;
}

/** Proves that somebody works at the company of a page: a file, or an address there. */
export function ClaimForm({ draftKey, onUpload, onClaim }: ClaimFormProps) {
  const t = useMessages(claimPageMessages);
  const long = (text: string, most: number) => ([...text.trim()].length > most ? t('tooLong', { most }) : undefined);
  const form = useProofForm({
    draftKey,
    initial: { company: '', position: '', workEmail: '' },
    check: ({ company, position, workEmail }) => ({
      company: company.trim() === '' ? t('companyRequired') : long(company, 100),
      position: position.trim() === '' ? t('positionRequired') : long(position, 50),
      workEmail: workEmail.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(workEmail.trim()) ? t('workEmailInvalid') : long(workEmail, 200),
    }),
    onUpload,
    withoutFiles: ({ workEmail }) => (workEmail.trim() === '' ? t('proofRequired') : null),
    onSubmit: ({ company, position, workEmail }, fileIds) =>
      onClaim({ company: company.trim(), position: position.trim(), workEmail: workEmail.trim(), fileIds }),
    failed: t('failed'),
  });
  return (
    <FormColumn message={form.message} onSubmit={form.submit}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <FieldPair>
        <TextField {...form.field('company')} label={t('company')} description={t('companyHint')} autoComplete="organization" />
        <TextField {...form.field('position')} label={t('position')} autoComplete="organization-title" />
      </FieldPair>
      <TextField {...form.field('workEmail')} label={t('workEmail')} description={t('workEmailHint')} type="email" autoComplete="email" />
      <UploadFiles title={t('proof')} {...form.proof} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
