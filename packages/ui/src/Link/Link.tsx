import { forwardRef, type ReactNode } from 'react';
import { ExternalIcon } from '../Icon/pageIcons.tsx';
import { PlainLink, type PlainLinkProps } from '../PlainLink/PlainLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

/** Props of `Link`. */
export interface LinkProps extends Omit<PlainLinkProps, 'className' | 'style' | 'children' | 'target' | 'rel'> {
  /** The words. */
  children: ReactNode;
  /** Where it stands: in running text (blue, underlined), as a part number (green), in a list or a menu. @default 'text' */
  tone?: 'text' | 'accent' | 'quiet' | 'muted';
  /** A part number or a code: set in mono and never translated. @default false */
  isMono?: boolean;
  /** Words such as “opens in a new window”; giving them opens the address there. */
  newWindowLabel?: string;
}

/** Leads to another page, through the router the site gave. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link({ tone, isMono, newWindowLabel, children, ...props }, ref) {
  const external = newWindowLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <PlainLink {...props} ref={ref} {...external} translate={isMono ? 'no' : undefined} className={styles.link({ tone, isMono })}>
      {children}
      {newWindowLabel === undefined ? null : (
        <>
          <span className={styles.external}>
            <ExternalIcon size={14} />
          </span>
          <VisuallyHidden>{newWindowLabel}</VisuallyHidden>
        </>
      )}
    </PlainLink>
  );
});
