import type { BoardReportKind } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { rowDetailMessages } from './messages.ts';

/** What somebody finds wrong. */
export interface RowReportInput {
  kind: BoardReportKind;
  text: string;
}

export interface RowReportProps {
  onOpenChange: (isOpen: boolean) => void;
  /** @throws ApiError whose words are shown */
  onReport: (report: RowReportInput) => Promise<void>;
}

const kinds = { fake: 'fake', wrong: 'wrong', price: 'priceKind', contact: 'contact', other: 'other' } as const;

/** Asks what is wrong with a row. */
export function RowReport({ onOpenChange, onReport }: RowReportProps) {
  const t = useMessages(rowDetailMessages);
  const form = useForm<RowReportInput>({
    initial: { kind: 'fake', text: '' },
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
        <RadioGroup label={t('reportKind')} value={form.input.kind} onChange={(value) => form.change({ kind: value as BoardReportKind })}>
          {(Object.keys(kinds) as BoardReportKind[]).map((kind) => (
            <Radio key={kind} value={kind}>
              {t(kinds[kind])}
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
