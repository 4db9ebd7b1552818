import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useId } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { siteHeaderMessages } from './messages.ts';
import type { NavLink } from './navLinks.ts';
import * as styles from './QuickLinks.css.ts';

export interface QuickLinksProps {
  links: readonly NavLink[];
  opensInNewTab: boolean;
  /** Opens the panel in which the links are chosen. */
  onCustomise?: (() => void) | undefined;
}

/** The visitor's own links in one row of the header. */
export function QuickLinks({ links, opensInNewTab, onCustomise }: QuickLinksProps) {
  const t = useMessages(siteHeaderMessages);
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={styles.row}>
      <span id={titleId} className={styles.title}>
        {t('quickNavigation')}
      </span>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} {...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
              {name}
              {opensInNewTab && <VisuallyHidden>{t('newWindow')}</VisuallyHidden>}
            </a>
          </li>
        ))}
        {onCustomise && (
          <li>
            <button type="button" className={styles.link} onClick={onCustomise}>
              {t('customise')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
