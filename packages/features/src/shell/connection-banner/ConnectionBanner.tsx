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
  /** A link was followed to a page that was not read before; the page stays. @default false */
  isBlocked?: boolean;
  /** Sends what waits, now. */
  onRetry?: () => void;
  /** Loads the page again, when a part of it is no longer on the server. */
  onReload?: () => void;
}

/** Says once that the connection is gone, and once that it is back; nothing while all is well. */
export function ConnectionBanner({ state, hasUnsavedInput = false, waiting = 0, isBlocked = false, onRetry, onReload }: ConnectionBannerProps) {
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
          {waiting > 0 ? t('offlineWaiting', { count: waiting }) : t(isBlocked ? 'offlineBlocked' : 'offline')}
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
