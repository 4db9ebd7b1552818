import { ChevronRightIcon, SearchIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { siteHeaderMessages } from './messages.ts';
import { filterLinks, groupLinks, type NavLink, type NavList } from './navLinks.ts';
import * as styles from './NavLinks.css.ts';

// A list that fits on a screen is read faster than it is filtered.
const FILTER_FROM = 13;

export interface NavLinksProps {
  list: NavList;
  opensInNewTab: boolean;
}

/** The links of one of the header's lists, with a filter when they are many. */
export function NavLinks({ list, opensInNewTab }: NavLinksProps) {
  const t = useMessages(siteHeaderMessages);
  const [typed, setTyped] = useState('');
  const filterId = useId();
  const links = filterLinks(list.links, typed);
  const filterLabel = t('filter', { count: list.links.length, label: list.label });
  return (
    <div className={styles.panel}>
      {list.links.length >= FILTER_FROM && (
        <div className={styles.filter}>
          <VisuallyHidden>
            <label htmlFor={filterId}>{filterLabel}</label>
          </VisuallyHidden>
          <span className={styles.filterIcon}>
            <SearchIcon size={16} />
          </span>
          <input
            id={filterId}
            className={styles.filterInput}
            value={typed}
            placeholder={filterLabel}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {links.length === 0 ? (
        <p className={styles.empty} role="status">
          {t('noMatch', { text: typed.trim(), label: list.label })}
        </p>
      ) : (
        <div className={styles.list}>
          {groupLinks(links).map((group) => (
            <Group key={group.heading ?? ''} {...group} opensInNewTab={opensInNewTab} />
          ))}
        </div>
      )}
      {list.more && (
        <PlainLink className={styles.more} href={list.more.href}>
          {list.more.label}
          <ChevronRightIcon size={16} />
        </PlainLink>
      )}
    </div>
  );
}

function Group({ heading, links, opensInNewTab }: { heading: string | null; links: readonly NavLink[]; opensInNewTab: boolean }) {
  const t = useMessages(siteHeaderMessages);
  const headingId = useId();
  return (
    <>
      {heading !== null && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading === null ? undefined : headingId}>
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href} {...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
              <span>
                {link.name}
                {opensInNewTab && <VisuallyHidden>{t('newWindow')}</VisuallyHidden>}
              </span>
              {link.detail !== undefined && <span className={styles.detail}>{link.detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
