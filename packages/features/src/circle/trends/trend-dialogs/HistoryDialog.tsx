import type { Trend, TrendVersion } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { trendDialogsMessages } from './messages.ts';
import * as styles from './TrendDialogs.css.ts';

export interface HistoryDialogProps {
  trend: Trend;
  onRead: () => Promise<readonly TrendVersion[]>;
  onEnd: () => void;
}

/** What a post says and what it said before, the newest first. */
export function HistoryDialog({ trend, onRead, onEnd }: HistoryDialogProps) {
  const t = useMessages(trendDialogsMessages);
  const [versions, setVersions] = useState<readonly TrendVersion[] | 'failed' | null>(null);
  useEffect(() => {
    void onRead().then(setVersions, () => setVersions('failed'));
    // Read once, when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog title={t('historyTitle')} closeLabel={t('close')} isOpen onOpenChange={onEnd} isDismissable>
      <div className={styles.column}>
        {versions === null && <p role="status">{t('historyLoading')}</p>}
        {versions === 'failed' && <p role="alert">{t('historyFailed')}</p>}
        {Array.isArray(versions) && (
          <ol className={styles.versions}>
            <Version label={t('historyNow')} time={trend.editTime ?? trend.createTime} content={trend.content} />
            {versions.map(({ time, content }: TrendVersion) => (
              <Version key={time} time={time} content={content} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

function Version({ label, time, content }: TrendVersion & { label?: string }) {
  return (
    <li>
      <p className={styles.time}>
        {label} <AbsoluteTime dateTime={time} />
      </p>
      <p className={styles.words}>{content}</p>
    </li>
  );
}
