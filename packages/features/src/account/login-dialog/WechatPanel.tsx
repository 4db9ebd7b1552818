import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ErrorState } from '@chippage/ui/ErrorState';
import { ClockIcon, RefreshIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './WechatPanel.css.ts';
import { loginDialogMessages } from './messages.ts';

/** A code to scan, and how far the scanning is. */
export interface WechatCode {
  /** The code as a picture. */
  imageUrl: string;
  state: 'waiting' | 'scanned' | 'expired' | 'denied';
}

export interface WechatPanelProps {
  code: Loadable<WechatCode>;
  /** Asks for a new code. */
  onRefresh: () => void;
}

/** Logging in by scanning with WeChat. */
export function WechatPanel({ code, onRefresh }: WechatPanelProps) {
  const t = useMessages(loginDialogMessages);
  if (code.status === 'failed') {
    return (
      <div className={styles.panel}>
        <ErrorState size="sm" title={t('qrFailed')} onRetry={code.onRetry} retryLabel={t('qrRefresh')}>
          {code.message}
        </ErrorState>
      </div>
    );
  }
  const state = code.status === 'ready' ? code.data.state : 'waiting';
  return (
    <div className={styles.panel}>
      <div className={styles.frame} aria-busy={code.status === 'loading'}>
        {code.status === 'ready' ? (
          <img className={styles.code} src={code.data.imageUrl} alt={t('qrAlt')} width={220} height={220} />
        ) : (
          <Spinner size={32} label={t('qrLoading')} />
        )}
        {state === 'scanned' && (
          <div className={`${styles.cover} ${styles.ok}`}>
            <SuccessIcon size={32} />
            {t('qrScannedShort')}
          </div>
        )}
        {state === 'expired' && (
          <div className={styles.cover}>
            <ClockIcon size={32} />
            <Button variant="outline" size="sm" icon={<RefreshIcon size={16} />} onPress={onRefresh}>
              {t('qrRefresh')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.words} role="status">
        <p className={styles.title}>{t(state === 'scanned' ? 'qrScanned' : state === 'expired' ? 'qrExpired' : 'qrScan')}</p>
        {(state === 'waiting' || state === 'denied') && <p className={styles.hint}>{t('qrScanHint')}</p>}
        {state === 'expired' && <p className={styles.hint}>{t('qrExpiredHint')}</p>}
      </div>
      {state === 'scanned' && (
        <p className={styles.hint}>
          {t('qrNotYou')}
          <button type="button" className={styles.again} onClick={onRefresh}>
            {t('qrAgain')}
          </button>
        </p>
      )}
      {state === 'denied' && (
        <div className={styles.denied}>
          <Alert tone="info" title={t('qrDenied')} live="polite">
            {t('qrDeniedHint')}
          </Alert>
        </div>
      )}
    </div>
  );
}
