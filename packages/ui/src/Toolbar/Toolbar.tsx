import type { ReactNode } from 'react';
import * as styles from './Toolbar.css.ts';
import { useToolbarFocus } from './useToolbarFocus.ts';

/** Props of `Toolbar`. */
export interface ToolbarProps {
  /** Names it, by what it works on. */
  label: string;
  /** Buttons, toggle buttons and links; `ToolbarGroup`s keep together what belongs together. */
  children: ReactNode;
  /** Beside or below each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Controls for one thing, with one stop for Tab: arrow keys go between them, and Tab comes back to the last one. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  const focus = useToolbarFocus(orientation === 'vertical');
  return (
    <div role="toolbar" aria-label={label} aria-orientation={orientation} className={styles.toolbar[orientation]} {...focus}>
      {children}
    </div>
  );
}

/** Props of `ToolbarGroup`. */
export interface ToolbarGroupProps {
  /** Names the group. */
  label: string;
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together; a line parts them from the ones before. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
