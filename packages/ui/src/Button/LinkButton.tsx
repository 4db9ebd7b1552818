import { forwardRef, type ReactNode } from 'react';
import { ExternalIcon } from '../Icon/pageIcons.tsx';
import { PlainLink, type PlainLinkProps } from '../PlainLink/PlainLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/** Props of `LinkButton`. */
export interface LinkButtonProps extends Omit<PlainLinkProps, 'className' | 'style' | 'children' | 'target' | 'rel'>, ButtonLook {
  /** The words. */
  children?: ReactNode;
  /** Words such as “opens in a new window”; giving them opens the address there. */
  newWindowLabel?: string;
}

/** Leads to another page and looks like a button. To start an action use `Button`. */
export const LinkButton = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { tone, variant, size, isFullWidth, icon, children, newWindowLabel, ...props },
  ref,
) {
  const external = newWindowLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <PlainLink {...props} ref={ref} {...external} className={styles.button({ tone, variant, size, isFullWidth })}>
      <span className={styles.content()}>
        {icon}
        {children}
        {newWindowLabel === undefined ? null : (
          <>
            <ExternalIcon size={14} />
            <VisuallyHidden>{newWindowLabel}</VisuallyHidden>
          </>
        )}
      </span>
    </PlainLink>
  );
});
