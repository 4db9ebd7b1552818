import { ChevronDownIcon } from '@chippage/ui/Icon';
import { lazy, Suspense, useRef } from 'react';
import { useDisclosure } from '../disclosure/useDisclosure.ts';
import type { NavList } from './navLinks.ts';
import * as styles from './SiteHeader.css.ts';

const load = () => import('./NavLinks.tsx').then(({ NavLinks }) => ({ default: NavLinks }));
const NavLinks = lazy(load);
const preload = () => void load();

export interface NavDropdownProps {
  list: NavList;
  opensInNewTab: boolean;
}

/** A button of the header with a list of links under it; the list is fetched when a hand comes near. */
export function NavDropdown({ list, opensInNewTab }: NavDropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, triggerProps, panelId } = useDisclosure(root);
  return (
    <div ref={root} className={styles.dropdown}>
      <button type="button" className={styles.dropdownButton} {...triggerProps} onPointerEnter={preload} onFocus={preload}>
        {list.label}
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.dropdownPanel}>
          <Suspense fallback={null}>
            <NavLinks list={list} opensInNewTab={opensInNewTab} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
