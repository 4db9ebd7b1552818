import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ErrorState } from '@chippage/ui/ErrorState';
import { ClockIcon, RefreshIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { wechatPanelMessages } from './messages.ts';
import * as styles from './WechatPanel.css.ts';

/** How far the scanning of a picture is. */
export type WechatPhase = 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'denied';

/** A code to scan and how far it is, or the vendor's own page, which shows one. */
export type WechatCode = { kind: 'image'; imageUrl: string; scanUrl?: string; state: WechatPhase } | { kind: 'frame'; url: string };

export interface WechatPanelProps {
  code: Loadable<WechatCode>;
  /** Asks for a new code. */
  onRefresh: () => void;
  /** What the scanning is for. @default 'login' */
  operate?: 'login' | 'bind';
  /** The agreement that must be ticked first. @default true */
  isAgreed?: boolean;
}

/** Logging in, or binding an account, by scanning with WeChat. */
export function WechatPanel({ code, onRefresh, operate = 'login', isAgreed = true }: WechatPanelProps) {
  const t = useMessages(wechatPanelMessages);
  if (code.status === 'failed') {
    return (
      <div className={styles.panel}>
        <ErrorState size="sm" title={t('failed')} onRetry={code.onRetry} retryLabel={t('refresh')}>
          {code.message}
        </ErrorState>
      </div>
    );
  }
  if (code.status === 'ready' && code.data.kind === 'frame') return <VendorFrame url={code.data.url} isAgreed={isAgreed} />;
  const image = code.status === 'ready' && code.data.kind === 'image' ? code.data : null;
  const state = image?.state ?? 'waiting';
  const titles = { waiting: 'scan', denied: 'scan', scanned: 'scanned', confirmed: 'confirmed', expired: 'expired' } as const;
  return (
    <div className={styles.panel}>
      <div className={styles.frame} aria-busy={image === null}>
        {image ? <img className={styles.code} src={image.imageUrl} alt={t('alt')} width={220} height={220} /> : <Spinner size={32} label={t('loading')} />}
        {(state === 'scanned' || state === 'confirmed') && (
          <div className={`${styles.cover} ${styles.ok}`}>
            <SuccessIcon size={32} />
            {t(state === 'scanned' ? 'scannedShort' : 'confirmed')}
          </div>
        )}
        {state === 'expired' && (
          <div className={styles.cover}>
            <ClockIcon size={32} />
            <Button variant="outline" size="sm" icon={<RefreshIcon size={16} />} onPress={onRefresh}>
              {t('refresh')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.words} role="status">
        <p className={styles.title}>{t(titles[state])}</p>
        {(state === 'waiting' || state === 'denied') && <p className={styles.hint}>{t(operate === 'login' ? 'scanHint' : 'bindHint')}</p>}
        {state === 'confirmed' && <p className={styles.hint}>{t(isAgreed ? 'finishing' : 'confirmedHint')}</p>}
        {state === 'expired' && <p className={styles.hint}>{t('expiredHint')}</p>}
      </div>
      {image?.scanUrl !== undefined && state === 'waiting' && (
        <p className={styles.hint}>
          <Link href={image.scanUrl} newWindowLabel={t('newWindow')}>
            {t('openHere')}
          </Link>
        </p>
      )}
      {state === 'scanned' && (
        <p className={styles.hint}>
          {t('notYou')}
          <button type="button" className={styles.again} onClick={onRefresh}>
            {t('again')}
          </button>
        </p>
      )}
      {state === 'denied' && (
        <div className={styles.denied}>
          <Alert
            tone="info"
            title={t('denied')}
            live="polite"
            action={
              <Button variant="plain" size="sm" onPress={onRefresh}>
                {t('again')}
              </Button>
            }
          >
            {t(operate === 'login' ? 'deniedHint' : 'deniedBindHint')}
          </Alert>
        </div>
      )}
    </div>
  );
}

/** The vendor's page logs in by itself: it may only be there once the agreement is ticked. */
function VendorFrame({ url, isAgreed }: { url: string; isAgreed: boolean }) {
  const t = useMessages(wechatPanelMessages);
  return (
    <div className={styles.panel}>
      {isAgreed ? (
        // Chrome 142 asks before a page looks for the WeChat program on this computer.
        <iframe className={styles.vendor} src={url} title={t('frame')} width={300} height={400} allow="local-network-access" />
      ) : (
        <>
          <div className={styles.frame} aria-hidden="true" />
          <p className={styles.hint}>{t('frameWaits')}</p>
        </>
      )}
    </div>
  );
}
