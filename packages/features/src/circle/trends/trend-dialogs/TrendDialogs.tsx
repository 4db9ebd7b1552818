import type { CommentReportReason, Trend, TrendVersion } from '@chippage/api/types';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ReportDialog } from '../../../parts/report-dialog/ReportDialog.tsx';
import { EditTrendDialog } from './EditTrendDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { trendDialogsMessages } from './messages.ts';

/** What is asked about which post. */
export interface AskedTrend {
  deed: 'edit' | 'history' | 'remove' | 'report' | 'block';
  trend: Trend;
}

export interface TrendDialogsProps {
  /** Null: nothing is asked. */
  asked: AskedTrend | null;
  onEnd: () => void;
  /** @throws ApiError whose message is shown */
  onChange: (trend: Trend, content: string) => Promise<void>;
  /** Tells by itself what went wrong. */
  onRemove: (trend: Trend) => Promise<unknown>;
  onReport: (trend: Trend, reason: CommentReportReason) => void;
  onBlock: (trend: Trend) => Promise<unknown>;
  onReadHistory: (trend: Trend) => Promise<readonly TrendVersion[]>;
}

/** The dialogs of a post: changing its words, what it said before, and what is asked before something that is lost. */
export function TrendDialogs({ asked, onEnd, onChange, onRemove, onReport, onBlock, onReadHistory }: TrendDialogsProps) {
  const t = useMessages(trendDialogsMessages);
  const [isPending, setPending] = useState(false);
  if (asked === null) return null;
  const { deed, trend } = asked;
  const open = { isOpen: true, onOpenChange: onEnd };
  const carryOut = async (call: (trend: Trend) => Promise<unknown>) => {
    setPending(true);
    await call(trend);
    setPending(false);
    onEnd();
  };
  if (deed === 'edit') return <EditTrendDialog trend={trend} onChange={(content) => onChange(trend, content)} onEnd={onEnd} />;
  if (deed === 'history') return <HistoryDialog trend={trend} onRead={() => onReadHistory(trend)} onEnd={onEnd} />;
  if (deed === 'report') {
    return (
      <ReportDialog
        {...open}
        title={t('reportTitle')}
        onReport={(reason) => {
          onReport(trend, reason);
          onEnd();
        }}
      />
    );
  }
  const isRemoval = deed === 'remove';
  return (
    <ConfirmDialog
      {...open}
      title={isRemoval ? t('removeTitle') : t('blockTitle', { name: trend.writer?.nickName ?? '' })}
      confirmLabel={t(isRemoval ? 'remove' : 'block')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onConfirm={() => void carryOut(isRemoval ? onRemove : onBlock)}
    >
      {t(isRemoval ? 'removeText' : 'blockText')}
    </ConfirmDialog>
  );
}
