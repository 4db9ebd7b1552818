import type { Loadable } from '@chippage/api/loadable';
import type { OwnProductionLine } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormActions, FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { productionFormMessages } from './messages.ts';
import { certificatesIn, productionProblems, type ProductionTyped, productionTyped, productionWire } from './productionInput.ts';

/** What is sent of a production line. */
export type ProductionWire = ReturnType<typeof productionWire> & { fileIds: number[] };

export interface ProductionFormProps {
  lines: Loadable<readonly OwnProductionLine[]>;
  /** Which of them is changed; null: a new one. */
  lineId: number | null;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (facts: ProductionWire) => Promise<void>;
}

/** A production line, new or changed; an operator looks at it first. */
export function ProductionForm({ lines, lineId, ...does }: ProductionFormProps) {
  const t = useMessages(productionFormMessages);
  const paths = usePaths(enterprisePaths);
  return (
    <PageColumn>
      <CompanyPages current="lines" />
      <Loaded value={lines} lines={8}>
        {(found) => {
          const line = found.find(({ id }) => id === lineId);
          if (lineId !== null && !line) {
            return (
              <Alert
                tone="warn"
                action={
                  <LinkButton variant="outline" size="sm" href={paths.productionLines()}>
                    {t('back')}
                  </LinkButton>
                }
              >
                {t('gone')}
              </Alert>
            );
          }
          return <Filling key={lineId ?? 'new'} line={line ?? null} {...does} />;
        }}
      </Loaded>
    </PageColumn>
  );
}

function Filling({ line, onUpload, onSave }: Pick<ProductionFormProps, 'onUpload' | 'onSave'> & { line: OwnProductionLine | null }) {
  const t = useMessages(productionFormMessages);
  const paths = usePaths(enterprisePaths);
  const kept = line?.fileCount ?? 0;
  const form = useProofForm<ProductionTyped>({
    draftKey: `production:${line?.id ?? 'new'}`,
    initial: productionTyped(line && (line.wanted ?? line.shown)),
    check: (input) => productionProblems(t, input),
    onUpload,
    withoutFiles: ({ certificates }) => (certificatesIn(certificates).length > 0 && kept === 0 ? t('filesRequired') : null),
    onSubmit: (input, fileIds) => onSave({ ...productionWire(input), fileIds }),
    focusOnError: 'name',
    failed: t('failed'),
  });
  return (
    <FormPage title={t(line === null ? 'addTitle' : 'editTitle')} note={t('note')}>
      {line?.state === 'refused' && <Alert tone="warn">{t('refused', { reason: line.reason ?? '' })}</Alert>}
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <TextField {...form.field('name')} label={t('name')} description={t('nameHint')} autoComplete="off" />
        <TextArea {...form.area('equipment')} label={t('equipment')} description={t('equipmentHint')} rows={3} maxCount={500} />
        <TextField {...form.field('capacity')} label={t('capacity')} description={t('capacityHint')} autoComplete="off" />
        <TextArea {...form.area('certificates')} label={t('certificates')} description={t('certificatesHint')} rows={3} />
        <UploadFiles title={t('files')} {...form.proof} />
        {kept > 0 && <Note>{t('filesKept', { count: kept })}</Note>}
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
          <LinkButton variant="outline" href={paths.productionLines()}>
            {t('cancel')}
          </LinkButton>
        </FormActions>
      </FormColumn>
    </FormPage>
  );
}
