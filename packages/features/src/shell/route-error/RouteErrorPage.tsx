import { Button } from '@chippage/ui/Button';
import { HomeIcon, RefreshIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../i18n/paths/shellPaths.ts';
import { routeErrorMessages } from './messages.ts';
import * as styles from './RouteErrorPage.css.ts';

export interface RouteErrorPageProps {
  /** The HTTP status; 0 when no answer arrived. @default 500 */
  status?: number;
  /** What the server said, when it is meant for readers. */
  message?: string;
  /** Finds the request in the server's log. */
  requestId?: string | null;
  /** Absent: trying again cannot help, and there is no button. */
  onRetry?: () => void;
  /** Where else something like it is found. */
  instead?: { label: string; href: string };
  /** Another attempt is under way. @default false */
  isRetrying?: boolean;
}

const kindOf = (status: number) =>
  status === 401 || status === 403
    ? 'forbidden'
    : status === 400 || status === 422
      ? 'badAddress'
      : status === 410
        ? 'gone'
        : status === 0 || status === 408 || status === 504
          ? 'slow'
          : null;

/** A page that could not be shown: the status, what went wrong, and how to go on. For 404 use `NotFound`. */
export function RouteErrorPage({ status = 500, message, requestId = null, onRetry, instead, isRetrying = false }: RouteErrorPageProps) {
  const t = useMessages(routeErrorMessages);
  const paths = usePaths(shellPaths);
  const kind = kindOf(status);
  return (
    <section className={styles.page}>
      {status !== 0 && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title} tabIndex={-1}>
        {t(kind ? `${kind}Title` : 'title')}
      </h1>
      <p className={styles.advice}>{message ?? t(kind ? `${kind}Advice` : 'advice')}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button icon={<RefreshIcon size={16} />} isPending={isRetrying} onPress={onRetry}>
            {t('retry')}
          </Button>
        )}
        {instead && <LinkButton href={instead.href}>{instead.label}</LinkButton>}
        <LinkButton variant={onRetry || instead ? 'outline' : 'solid'} href={paths.home()} icon={<HomeIcon size={16} />}>
          {t('home')}
        </LinkButton>
      </div>
      {requestId !== null && <p className={styles.requestId}>{t('requestId', { requestId })}</p>}
    </section>
  );
}
