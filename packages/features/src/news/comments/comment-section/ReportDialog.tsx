import type { CommentReportReason } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './Comments.css.ts';
import { commentsMessages } from './messages.ts';

const reasons: readonly CommentReportReason[] = ['spam', 'abuse', 'illegal', 'wrong', 'other'];

export interface ReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReport: (reason: CommentReportReason) => void;
}

/** Asks why a comment should be looked at. */
export function ReportDialog({ isOpen, onOpenChange, onReport }: ReportDialogProps) {
  const t = useMessages(commentsMessages);
  const [reason, setReason] = useState<CommentReportReason>('spam');
  return (
    <Dialog title={t('reportTitle')} closeLabel={t('close')} size="sm" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <div className={styles.form}>
        <RadioGroup label={t('reportTitle')} isLabelHidden value={reason} onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}>
          {reasons.map((one) => (
            <Radio key={one} value={one}>
              {t(one)}
            </Radio>
          ))}
        </RadioGroup>
        <div className={styles.formFoot}>
          <Button variant="outline" onPress={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button onPress={() => onReport(reason)}>{t('reportSend')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
