import type { CSSProperties, ReactNode } from 'react';
import * as styles from './ProgressBar.css.ts';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** What is being done. */
  label: string;
  /** How far, from 0 to 1; without it the end is not known. */
  value?: number;
  /** How far in words, such as “1.0 MB / 1.6 MB”. @default whole per cent */
  valueText?: string;
  /** Words above the bar; they are decoration for the eye, the name is `label`. */
  children?: ReactNode;
}

/** How far a long job has come. It is not a live region: say milestones through the announcer. */
export function ProgressBar({ label, value, valueText, children }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={valueText}
      >
        <div
          className={styles.fill({ isIndeterminate: share === undefined })}
          style={share === undefined ? undefined : ({ '--cp-progress': share } as CSSProperties)}
        />
      </div>
    </div>
  );
}
