import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { RefreshIcon, OfflineIcon } from '../Icon/pageIcons.tsx';
import * as styles from './EmptyState.css.ts';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What could not be done, in one sentence. */
  title: ReactNode;
  /** Why, as far as is known. */
  children?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** Words of that button. */
  retryLabel?: string;
  /** A second way out, such as a link to an archived copy. */
  action?: ReactNode;
  /** Another attempt is under way. @default false */
  isRetrying?: boolean;
  /** An icon of 32 px. @default a broken connection */
  icon?: ReactNode;
  /** `sm` where it stands inside a panel. @default 'md' */
  size?: 'sm' | 'md';
}

/** Says that something failed, why, and offers another attempt. */
export function ErrorState({ title, children, onRetry, retryLabel, action, isRetrying, icon = <OfflineIcon size={32} />, size = 'md' }: ErrorStateProps) {
  return (
    <div className={styles.state({ size })} role="alert">
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        {onRetry === undefined ? null : (
          <Button variant="outline" icon={<RefreshIcon size={16} />} isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
