import type { ReactNode } from 'react';
import { TrayIcon } from '../Icon/pageIcons.tsx';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What there is not, in one sentence. */
  title: ReactNode;
  /** What helps: a near match, another word. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** An icon of 32 px that shows what there is none of; a magnifying glass only where something was searched for. @default an empty tray */
  icon?: ReactNode;
  /** `sm` where it stands inside a panel. @default 'md' */
  size?: 'sm' | 'md';
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, children, action, icon = <TrayIcon size={32} />, size = 'md' }: EmptyStateProps) {
  return (
    <div className={styles.state({ size })}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
