import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { connectionBannerMessages } from './messages.ts';
import * as styles from './ConnectionBanner.css.ts';

/** What stands between this page and the server. `restored` is shown for a while after `offline`. */
export type ConnectionState = 'online' | 'offline' | 'restored' | 'outdated';

export interface ConnectionBannerProps {
  state: ConnectionState;
  /** Whether something typed would be lost by a reload: then only the reader may reload. @default false */
  hasUnsavedInput?: boolean;
  /** Things the reader did that wait for the connection. @default 0 */
  waiting?: number;
  /** What the reader asked for and cannot have now: a page that was not read before, or a part of this page. @default null */
  blocked?: 'page' | 'part' | null;
  /** Sends what waits, now. */
  onRetry?: () => void;
  /** Loads the page again, when a part of it is no longer on the server. */
  onReload?: () => void;
}

const offlineWords = { page: 'offlineBlocked', part: 'offlinePart', none: 'offline' } as const;

/** Says once that the connection is gone, and once that it is back; nothing while all is well. */
export function ConnectionBanner({ state, hasUnsavedInput = false, waiting = 0, blocked = null, onRetry, onReload }: ConnectionBannerProps) {
  const t = useMessages(connectionBannerMessages);
  return (
    // Always there, so that screen readers hear what appears in it.
    <div role="status" className={styles.place}>
      {state === 'offline' && (
        <Alert
          tone="warn"
          action={
            waiting > 0 && onRetry ? (
              <Button size="sm" variant="plain" onPress={onRetry}>
                {t('retry')}
              </Button>
            ) : undefined
          }
        >
          {waiting > 0 && blocked === null ? t('offlineWaiting', { count: waiting }) : t(offlineWords[blocked ?? 'none'])}
          {waiting > 0 && blocked !== null && t('alsoWaiting', { count: waiting })}
        </Alert>
      )}
      {state === 'restored' && <Alert tone="ok">{t('online')}</Alert>}
      {state === 'outdated' && (
        <Alert
          tone="info"
          action={
            onReload && (
              <Button size="sm" variant="outline" onPress={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {t(hasUnsavedInput ? 'outdatedDirty' : 'outdated')}
        </Alert>
      )}
    </div>
  );
}
