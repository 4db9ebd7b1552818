import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { WarningIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/statusIcons.tsx';
import { useFocusHandover } from '../focus/useFocusHandover.ts';
import * as styles from './Banner.css.ts';

const icons = { neutral: InfoIcon, info: InfoIcon, ok: SuccessIcon, warn: WarningIcon, danger: ErrorIcon };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Props of `Banner`. */
export interface BannerProps {
  /** What kind of notice it is; `neutral` for an offer of the site. @default 'info' */
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'danger';
  /** One sentence: what holds for the whole site, and until when. */
  children: ReactNode;
  /** An icon of 20 px that tells more than the tone's own. */
  icon?: ReactNode;
  /** The one thing to do: a small button or a link. */
  action?: ReactNode;
  /** Takes it away; the host remembers that and draws it no longer. Without it the notice stays. */
  onDismiss?: () => void;
  /** Names the button that takes it away: 不再显示. */
  dismissLabel?: string;
  /** Whether it is spoken when it appears while the page is open. @default 'off' */
  live?: 'off' | 'polite' | 'assertive';
  /** Runs from edge to edge, at the top of the page; else it has corners of its own. @default false */
  isFlush?: boolean;
}

/**
 * A notice about the whole page or site, above its content. What is about one thing on the page is an `Alert` beside it. When it
 * goes with the focus in it, focus goes back to where it was.
 */
export function Banner({ tone = 'info', children, icon, action, onDismiss, dismissLabel = '', live = 'off', isFlush = false }: BannerProps) {
  const Icon = icons[tone];
  const piece = useFocusHandover();
  return (
    <div ref={piece} role={roles[live]} className={styles.banner({ tone, isFlush })}>
      <div className={styles.message}>
        <span className={styles.icon({ tone })}>{icon ?? <Icon size={20} />}</span>
        <div className={styles.words}>{children}</div>
      </div>
      {action === undefined && onDismiss === undefined ? null : (
        <div className={styles.actions}>
          {action}
          {onDismiss === undefined ? null : (
            <IconButton size="sm" label={dismissLabel} onPress={() => onDismiss()}>
              <CloseIcon size={16} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
