import { isRefusal } from '@chippage/api/errors';
import type { RegistryBlock, RegistryCompanyRef } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { ComboBox } from '@chippage/ui/ComboBox';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { usePartName } from '../correction-words/CorrectionWords.tsx';
import { type CorrectionInput, correctionProblems, type CorrectionWire, correctionWire, meantPart, MOST_CONTENT, partChoices } from './correctionInput.ts';
import { correctionFormMessages } from './messages.ts';

export interface CorrectionFieldsProps {
  company: RegistryCompanyRef;
  /** The table that it begins with. Absent: none. */
  block?: RegistryBlock | undefined;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSend: (correction: CorrectionWire) => Promise<void>;
}

const optionOf = (text: string) => ({ id: text, text });

/** The fields that say what is wrong with the facts of a company, and the files that prove it. */
export function CorrectionFields({ company, block, onUpload, onSend }: CorrectionFieldsProps) {
  const t = useMessages(correctionFormMessages);
  const paths = usePaths(companiesPaths);
  const nameOf = usePartName();
  const form = useProofForm<CorrectionInput>({
    draftKey: `correction:${company.id}`,
    initial: { part: block === undefined ? '' : nameOf(block), content: '', isOwn: false },
    check: (input) => correctionProblems(t, nameOf, input),
    onUpload,
    withoutFiles: () => t('proofRequired'),
    onSubmit: (input, fileIds) => onSend(correctionWire(nameOf, input, fileIds)),
    fieldOf: (error) => (isRefusal<'sendRegistryCorrection'>(error, 'registry.correction_open') ? 'part' : undefined),
    focusOnError: 'part',
    failed: t('failed'),
  });
  const { input, change, errors, refOf } = form;
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <ComboBox
        label={t('part')}
        description={t('partHint')}
        name="part"
        hasIcon={false}
        openLabel={t('partOpen')}
        clearLabel={t('partClear')}
        emptyText={t('partNone')}
        items={partChoices(nameOf, input.part).map(optionOf)}
        meantBy={(text) => {
          const name = meantPart(nameOf, text);
          return name === undefined ? undefined : optionOf(name);
        }}
        inputValue={input.part}
        onInputChange={(part) => change({ part })}
        error={errors.part}
        inputRef={refOf('part')}
      />
      <TextArea {...form.area('content')} label={t('content')} description={t('contentHint')} rows={5} maxCount={MOST_CONTENT} />
      <CheckboxField isSelected={input.isOwn} onChange={(isOwn) => change({ isOwn })}>
        {t('isOwn')}
      </CheckboxField>
      <FieldStack gap="sm">
        <UploadFiles title={t('proof')} {...form.proof} />
        <Note>{t('proofHint')}</Note>
      </FieldStack>
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
        <LinkButton variant="outline" href={paths.registeredCompany(company.id)}>
          {t('back')}
        </LinkButton>
        <LinkButton variant="outline" href={paths.companyCorrections()}>
          {t('mine')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}
