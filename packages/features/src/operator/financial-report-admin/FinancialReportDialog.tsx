import { financialReportFactsLimits as limits } from '@chippage/api/limits';
import type { FinancialReport } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../parts/form/RestoredNote.tsx';
import { type Problems, useForm } from '../../parts/form/useForm.ts';
import { financialReportAdminMessages } from './messages.ts';
import { emptyReport, inputOf, reportKinds, type ReportInput } from './reportForm.ts';

interface FinancialReportDialogProps {
  /** The entry to put right; null: a new one. */
  report: FinancialReport | null;
  /** @throws ApiError whose words are shown */
  onSave: (input: ReportInput) => Promise<void>;
  onClose: () => void;
}

/** Files when a company tells of its results, or puts an entry right. */
export function FinancialReportDialog({ report, onSave, onClose }: FinancialReportDialogProps) {
  const t = useMessages(financialReportAdminMessages);
  const form = useForm<ReportInput>({
    initial: report === null ? emptyReport : inputOf(report),
    draftKey: `financialReport:${report?.id ?? 'new'}`,
    check: (input) => problemsOf(input, t),
    onSubmit: async (input) => {
      await onSave(input);
      form.forget();
      onClose();
    },
    failed: t('saveFailed'),
  });
  const cancel = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={t(report === null ? 'addTitle' : 'editTitle')}
      description={t('dialogText')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={form.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormColumn onSubmit={form.submit} message={form.message}>
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <TextField {...form.field('company')} label={t('company')} description={t('companyHint')} maxLength={limits.company.maxLength} isRequired autoFocus />
        <Select
          label={t('kind')}
          placeholder={t('choose')}
          value={form.input.kind}
          onChange={(id) => form.change({ kind: reportKinds.find((kind) => kind === id) ?? 'quarter' })}
          options={reportKinds.map((id) => ({ id, label: t(id) }))}
        />
        <TextField {...form.field('period')} label={t('period')} description={t('periodHint')} maxLength={limits.period.maxLength} isRequired />
        <TextField {...form.field('date')} label={t('date')} type="date" isRequired />
        <TextField
          {...form.field('sourceUrl')}
          label={t('sourceUrl')}
          description={t('sourceHint')}
          inputMode="url"
          maxLength={limits.sourceUrl.maxLength}
          isRequired
        />
        <TextField
          {...form.field('documentUrl')}
          label={t('documentUrl')}
          description={t('documentHint')}
          inputMode="url"
          maxLength={limits.documentUrl.maxLength}
        />
        <TextField {...form.field('listing')} label={t('listing')} description={t('listingHint')} maxLength={limits.listing.maxLength} />
        <TextField {...form.field('brandId')} label={t('brandId')} description={t('brandHint')} inputMode="numeric" maxLength={15} />
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('save')} pendingLabel={t('saving')} isPending={form.isPending} onCancel={cancel} />
      </FormColumn>
    </Dialog>
  );
}

function problemsOf(input: ReportInput, t: ReturnType<typeof useMessages<(typeof financialReportAdminMessages)['texts']>>): Problems<ReportInput> {
  const [source, document, brand] = [input.sourceUrl.trim(), input.documentUrl.trim(), input.brandId.trim()];
  return {
    ...(input.company.trim().length < limits.company.minLength && { company: t('noCompany') }),
    ...(input.period.trim().length < limits.period.minLength && { period: t('noPeriod') }),
    ...(input.date === '' && { date: t('noDate') }),
    ...(!/^https?:\/\/\S{3,}$/.test(source) && { sourceUrl: t('noSource') }),
    ...(document !== '' && !/^https:\/\/\S+$/.test(document) && { documentUrl: t('badUrl') }),
    ...(brand !== '' && !/^[1-9]\d{0,14}$/.test(brand) && { brandId: t('badBrand') }),
  };
}
