import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** The words: the name of an icon button, or a short fact. Never something one must know to go on. */
  text: string;
  /** The button or link it explains; it must take focus. */
  children: ReactElement;
  /** Milliseconds of pointing before it shows. Keyboard focus shows it at once. @default 500 */
  delayMs?: number;
  /** Whether it shows from the start, for pictures of it. @default false */
  defaultOpen?: boolean;
}

/** A few words beside a control while it is pointed at or focused. Escape puts it away; the pointer may enter it. */
export function Tooltip({ text, children, delayMs = 500, placement = 'top', defaultOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={200} defaultOpen={defaultOpen}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
