import { ChevronDownIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useRef } from 'react';
import { useDisclosure } from '../disclosure/useDisclosure.ts';
import type { NavList } from './navLinks.ts';
import * as styles from './SiteHeader.css.ts';

const NavLinks = late(async () => (await import('./NavLinks.tsx')).NavLinks);

export interface NavDropdownProps {
  list: NavList;
  opensInNewTab: boolean;
}

/** A button of the header with a list of links under it; the list is fetched when the pointer enters or focus arrives. */
export function NavDropdown({ list, opensInNewTab }: NavDropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, triggerProps, panelId } = useDisclosure(root);
  return (
    <div ref={root} className={styles.dropdown}>
      <button type="button" className={styles.dropdownButton} {...triggerProps} onPointerEnter={NavLinks.preload} onFocus={NavLinks.preload}>
        {list.label}
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.dropdownPanel}>
          <NavLinks list={list} opensInNewTab={opensInNewTab} />
        </div>
      )}
    </div>
  );
}
