import type { CommentReportReason } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { reportDialogMessages } from './messages.ts';
import * as styles from './ReportDialog.css.ts';

const reasons: readonly CommentReportReason[] = ['spam', 'abuse', 'illegal', 'wrong', 'other'];

export interface ReportDialogProps {
  /** What is reported, as a question of its own: 举报这条评论. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReport: (reason: CommentReportReason) => void;
}

/** Asks why something that a member wrote should be looked at. */
export function ReportDialog({ title, isOpen, onOpenChange, onReport }: ReportDialogProps) {
  const t = useMessages(reportDialogMessages);
  const [reason, setReason] = useState<CommentReportReason>('spam');
  return (
    <Dialog title={title} closeLabel={t('close')} size="sm" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <div className={styles.form}>
        <RadioGroup label={title} isLabelHidden value={reason} onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}>
          {reasons.map((one) => (
            <Radio key={one} value={one}>
              {t(one)}
            </Radio>
          ))}
        </RadioGroup>
        <div className={styles.foot}>
          <Button variant="outline" onPress={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button onPress={() => onReport(reason)}>{t('send')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
