import * as styles from './VisuallyHidden.css.ts';

/** Props of `SkipLink`. */
export interface SkipLinkProps {
  /** Id of the element to go to, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  /** The words. */
  children: string;
}

/** Leads the keyboard past the header; seen only while it has focus. Put it first on the page. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  // A plain anchor: it works before any script has loaded, and a router must not swallow a fragment.
  return (
    <a className={styles.skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
