import type { CommentReportReason } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { DialogEnd } from '../dialog-end/DialogEnd.tsx';
import { FormColumn } from '../form/FormLayout.tsx';
import { reportDialogMessages } from './messages.ts';

const reasons: readonly CommentReportReason[] = ['spam', 'abuse', 'illegal', 'wrong', 'other'];

export interface ReportDialogProps {
  /** What is reported: 举报评论. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReport: (reason: CommentReportReason) => void;
}

/** Asks why a comment or a post should be looked at. */
export function ReportDialog({ title, isOpen, onOpenChange, onReport }: ReportDialogProps) {
  const t = useMessages(reportDialogMessages);
  const [reason, setReason] = useState<CommentReportReason>('spam');
  return (
    <Dialog title={title} closeLabel={t('close')} size="sm" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <FormColumn
        onSubmit={(event) => {
          event.preventDefault();
          onReport(reason);
        }}
      >
        <RadioGroup label={t('reason')} isLabelHidden value={reason} onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}>
          {reasons.map((one) => (
            <Radio key={one} value={one}>
              {t(one)}
            </Radio>
          ))}
        </RadioGroup>
        <DialogEnd cancelLabel={t('cancel')} submitLabel={t('send')} isPending={false} onCancel={() => onOpenChange(false)} />
      </FormColumn>
    </Dialog>
  );
}
