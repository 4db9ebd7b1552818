import { conversationReportLimits } from '@chippage/api/limits';
import type { ChatReportReason } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { chatMessages } from './messages.ts';

/** What somebody reports. */
export interface ChatReportInput {
  reason: ChatReportReason;
  note: string;
}

export interface ChatReportProps {
  /** One message, not the whole of it. */
  isMessage: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** @throws ApiError whose words are shown */
  onReport: (report: ChatReportInput) => Promise<void>;
}

const reasons: readonly ChatReportReason[] = ['spam', 'fraud', 'abuse', 'illegal', 'other'];
const most = conversationReportLimits.note.maxLength;

/** Asks what is wrong with a conversation, or with a message of it. */
export function ChatReport({ isMessage, onOpenChange, onReport }: ChatReportProps) {
  const t = useMessages(chatMessages);
  const form = useForm<ChatReportInput>({
    initial: { reason: 'spam', note: '' },
    check: () => ({}),
    onSubmit: async ({ reason, note }) => {
      await onReport({ reason, note: note.trim() });
      onOpenChange(false);
    },
    failed: t('reportFailed'),
  });
  return (
    <Dialog title={t(isMessage ? 'reportMessageTitle' : 'reportTitle')} closeLabel={t('close')} isOpen onOpenChange={onOpenChange}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <Note>{t('reportIntro')}</Note>
        <RadioGroup
          label={t('reportReason')}
          value={form.input.reason}
          onChange={(value) => form.change({ reason: reasons.find((each) => each === value) ?? 'other' })}
        >
          {reasons.map((each) => (
            <Radio key={each} value={each}>
              {t(each)}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea {...form.area('note')} label={t('reportNote')} rows={3} maxCount={most} />
        <DialogEnd
          cancelLabel={t('cancel')}
          submitLabel={t('reportSend')}
          pendingLabel={t('reportPending')}
          isPending={form.isPending}
          onCancel={() => onOpenChange(false)}
        />
      </FormColumn>
    </Dialog>
  );
}
