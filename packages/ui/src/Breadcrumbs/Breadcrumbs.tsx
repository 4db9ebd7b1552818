import { ChevronRightIcon } from '../Icon/pageIcons.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of `Breadcrumbs`. */
export interface Breadcrumb {
  /** Its words. */
  text: string;
  /** Where it leads; the page itself has none. */
  href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** Name of the navigation. */
  label: string;
  /** From the top down to this page. */
  items: readonly Breadcrumb[];
}

/** The way from the top of the site down to this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ text, href }, index) => (
          <li key={href ?? text} className={styles.item}>
            {index === 0 ? null : (
              <span className={styles.separator}>
                <ChevronRightIcon size={12} />
              </span>
            )}
            {href === undefined ? (
              <span className={styles.current} aria-current="page">
                {text}
              </span>
            ) : (
              <Link tone="muted" href={href}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
