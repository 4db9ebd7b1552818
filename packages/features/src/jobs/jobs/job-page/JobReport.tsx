import type { JobReportKind } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { jobPageMessages } from './messages.ts';

/** What somebody finds wrong. */
export interface JobReportInput {
  kind: JobReportKind;
  text: string;
}

export interface JobReportProps {
  onOpenChange: (isOpen: boolean) => void;
  /** @throws ApiError whose words are shown */
  onReport: (report: JobReportInput) => Promise<void>;
}

const kinds = ['fee', 'discrimination', 'wrong', 'impostor', 'other'] as const satisfies readonly JobReportKind[];

/** Asks what is wrong with a job. */
export function JobReport({ onOpenChange, onReport }: JobReportProps) {
  const t = useMessages(jobPageMessages);
  const form = useForm<JobReportInput>({
    initial: { kind: 'fee', text: '' },
    check: ({ text }) => (text.trim().length < 2 ? { text: t('reportTextMissing') } : {}),
    onSubmit: async ({ kind, text }) => {
      await onReport({ kind, text: text.trim() });
      onOpenChange(false);
    },
    failed: t('reportFailed'),
  });
  return (
    <Dialog title={t('reportTitle')} closeLabel={t('close')} isOpen onOpenChange={onOpenChange}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <Note>{t('reportIntro')}</Note>
        <RadioGroup
          label={t('reportKind')}
          value={form.input.kind}
          onChange={(value) => form.change({ kind: kinds.find((kind) => kind === value) ?? 'other' })}
        >
          {kinds.map((kind) => (
            <Radio key={kind} value={kind}>
              {t(kind)}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea {...form.area('text')} label={t('reportText')} description={t('reportTextHint')} rows={3} maxCount={500} />
        <DialogEnd
          cancelLabel={t('cancel')}
          submitLabel={t('reportSubmit')}
          pendingLabel={t('reportPending')}
          isPending={form.isPending}
          onCancel={() => onOpenChange(false)}
        />
      </FormColumn>
    </Dialog>
  );
}
