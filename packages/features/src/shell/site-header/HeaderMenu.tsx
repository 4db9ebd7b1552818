import { ChevronDownIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { QuickNavPanel, type QuickNavPanelProps } from '../quick-nav/QuickNavPanel.tsx';
import * as styles from './HeaderMenu.css.ts';
import { siteHeaderMessages } from './messages.ts';
import { NavLinks } from './NavLinks.tsx';
import type { NavItem, NavList } from './navLinks.ts';

export interface HeaderMenuProps {
  items: readonly NavItem[];
  lists: readonly NavList[];
  opensInNewTab: boolean;
  onPublish?: (() => void) | undefined;
  quickNav?: QuickNavPanelProps | undefined;
  isWide: boolean;
  /** Moves focus into the visitor's own sites as soon as they are there. */
  takesFocus: boolean;
  onFocusTaken: () => void;
}

/** What ☰ opens: all places, the visitor's own sites, and on a narrow screen what finds no room in the rows. */
export function HeaderMenu({ items, lists, opensInNewTab, onPublish, quickNav, isWide, takesFocus, onFocusTaken }: HeaderMenuProps) {
  const t = useMessages(siteHeaderMessages);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    own.current?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);
  return (
    <div className={styles.menu}>
      <nav aria-label={t('allPlaces')} className={styles.places[isWide ? 'wide' : 'content']}>
        <ul className={styles.placeList}>
          {items.map((item) => (
            <li key={item.id}>
              <PlainLink className={styles.place} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                {item.label}
              </PlainLink>
            </li>
          ))}
          {onPublish && (
            <li>
              <button type="button" className={styles.place} onClick={onPublish}>
                {t('publish')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {quickNav && (
        <div ref={own} role="group" tabIndex={-1} aria-label={t('quickNavigation')} className={styles.quickNav[isWide ? 'wide' : 'content']}>
          <QuickNavPanel {...quickNav} />
        </div>
      )}
      {lists.map((list) => (
        <details key={list.id} className={styles.group}>
          <summary className={styles.groupName}>
            {list.label}
            <ChevronDownIcon size={16} />
          </summary>
          <NavLinks list={list} opensInNewTab={opensInNewTab} />
        </details>
      ))}
    </div>
  );
}
