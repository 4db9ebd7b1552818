import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { WarningIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/statusIcons.tsx';
import { useFocusHandover } from '../focus/useFocusHandover.ts';
import * as styles from './Alert.css.ts';

const icons = { danger: ErrorIcon, warn: WarningIcon, info: InfoIcon, ok: SuccessIcon };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Props of `Alert`. */
export interface AlertProps {
  /** What kind of message it is. */
  tone: 'danger' | 'warn' | 'info' | 'ok';
  /** Its first words, in bold. */
  title?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  /** A link or a small button at its end. */
  action?: ReactNode;
  /** Whether it is spoken when it appears: `assertive` for what a reader's own action led to, `off` where it stood there from the start. @default 'off' */
  live?: 'off' | 'polite' | 'assertive';
  /** Takes it away. */
  onClose?: () => void;
  /** Name of the close button. */
  closeLabel?: string;
}

/**
 * The inline alert: a message in the page, beside what it is about. What needs action is never a toast; what is about the whole
 * page is a `Banner`. When it goes with the focus in it, focus goes back to where it was.
 */
export function Alert({ tone, title, children, action, live = 'off', onClose, closeLabel = '' }: AlertProps) {
  const Icon = icons[tone];
  const piece = useFocusHandover();
  return (
    <div ref={piece} className={styles.alert({ tone })} role={roles[live]}>
      <span className={styles.icon({ tone })}>
        <Icon size={16} />
      </span>
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action === undefined && onClose === undefined ? null : (
        <div className={styles.action}>
          {action}
          {onClose === undefined ? null : (
            <IconButton size="xs" label={closeLabel} onPress={onClose}>
              <CloseIcon size={16} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
