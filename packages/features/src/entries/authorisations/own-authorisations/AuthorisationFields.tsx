import { Button } from '@chippage/ui/Button';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { salesRegionMessages } from '../../../parts/sales-region/messages.ts';
import { salesRegions } from '../../../parts/sales-region/salesRegions.ts';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { BrandField, type BrandFieldProps } from '../../parts/brand-field/BrandField.tsx';
import { brandProblem } from '../../parts/brand-field/brandInput.ts';
import { brandFieldMessages } from '../../parts/brand-field/messages.ts';
import { type AuthorisationInput, authorisationProblems, type AuthorisationWire, authorisationWireOf, noAuthorisation } from './authorisationInput.ts';
import { ownAuthorisationsMessages } from './messages.ts';

export interface AuthorisationFieldsProps extends Pick<BrandFieldProps, 'brands' | 'onBrandTyped'> {
  /** Whose authorisation it is, so that a draft finds its form again. */
  draftKey: string;
  /** The certificate can be shown to visitors. */
  canBePublic: boolean;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onAdd: (authorisation: AuthorisationWire) => Promise<void>;
}

/** A maker's authorisation with its certificate: filled in, handed in, and empty for the next. */
export function AuthorisationFields({ draftKey, canBePublic, brands, onBrandTyped, onUpload, onAdd }: AuthorisationFieldsProps) {
  const t = useMessages(ownAuthorisationsMessages);
  const [regionName, brandWords] = [useMessages(salesRegionMessages), useMessages(brandFieldMessages)];
  const hits = brands?.status === 'ready' ? brands.data : [];
  const form = useProofForm<AuthorisationInput>({
    draftKey,
    initial: noAuthorisation,
    check: (input) => ({ brandId: brandProblem(brandWords, input, hits), ...authorisationProblems(t, input) }),
    onUpload,
    withoutFiles: () => t('filesRequired'),
    onSubmit: async (input, fileIds) => {
      const wire = authorisationWireOf(input, hits, fileIds);
      if (wire === undefined) return;
      await onAdd(wire);
      form.clear();
    },
    failed: t('failed'),
  });
  const { input, change, field } = form;
  return (
    <FormColumn message={form.message} onSubmit={form.submit}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <BrandField form={form} brands={brands} onBrandTyped={onBrandTyped} />
      <TextField {...field('certificate')} label={t('certificate')} description={t('certificateHint')} autoComplete="off" />
      <FieldPair>
        <TextField {...field('validFrom')} label={t('validFrom')} type="date" />
        <TextField {...field('validTo')} label={t('validTo')} type="date" />
      </FieldPair>
      <CheckboxGroup
        label={t('regions')}
        description={t('regionsHint')}
        orientation="horizontal"
        value={input.regions}
        onChange={(chosen) => change({ regions: salesRegions.filter((region) => chosen.includes(region)) })}
      >
        {salesRegions.map((region) => (
          <CheckboxField key={region} value={region}>
            {regionName(region)}
          </CheckboxField>
        ))}
      </CheckboxGroup>
      <UploadFiles title={t('files')} {...form.proof} />
      {canBePublic && (
        <CheckboxField isSelected={input.isPublic} onChange={(isPublic) => change({ isPublic })}>
          {t('isPublic')}
        </CheckboxField>
      )}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
