import { Button } from '@chippage/ui/Button';
import { EditIcon, MenuIcon, UploadIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { late } from '@chippage/ui/late';
import { Logo } from '@chippage/ui/Logo';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages, usePaths, useSite } from '../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../i18n/paths/shellPaths.ts';
import { useDisclosure } from '../disclosure/useDisclosure.ts';
import type { QuickNavPanelProps } from '../quick-nav/QuickNavPanel.tsx';
import { siteHeaderMessages } from './messages.ts';
import { NavDropdown } from './NavDropdown.tsx';
import type { NavItem, NavLink, NavList } from './navLinks.ts';
import { QuickLinks } from './QuickLinks.tsx';
import * as styles from './SiteHeader.css.ts';

const HeaderMenu = late(async () => (await import('./HeaderMenu.tsx')).HeaderMenu);

export interface SiteHeaderProps {
  /** The main menu. */
  items: readonly NavItem[];
  /** More places: after a gap in the row where it has room for them, and always in what ☰ opens. */
  moreItems?: readonly NavItem[];
  /** Lists of outside addresses, e.g. 常用网站, 代理商, 原厂. */
  lists?: readonly NavList[];
  /** Whether the lists' links open a new tab. @default false */
  opensInNewTab?: boolean;
  /** The one search field; see `PartSearchBox`. Leave it out where the page's hero owns the search. */
  search?: ReactNode;
  /** The visitor's own links, in the place of the search where the page's hero owns that. */
  quickLinks?: readonly NavLink[];
  /** What ☰ opens: the visitor's own sites; see `useQuickNav`. Absent: ☰ stands on narrow screens only, for what else finds no room. */
  quickNav?: QuickNavPanelProps;
  /** 登录 | 注册, or the avatar; see `AccountMenu`. */
  account?: ReactNode;
  /** Absent: this site has no publishing, and the button is not drawn. */
  onPublish?: () => void;
  /** Absent: this site takes no uploads, and the button is not drawn. */
  onUpload?: () => void;
  /** Follows pages with a wide table. @default false */
  isWide?: boolean;
}

/** The head of every page: where one is, where one can go, search, and one's account. */
export function SiteHeader({
  items,
  moreItems = [],
  lists = [],
  opensInNewTab = false,
  search,
  quickLinks = [],
  quickNav,
  account,
  onPublish,
  onUpload,
  isWide = false,
}: SiteHeaderProps) {
  const t = useMessages(siteHeaderMessages);
  const site = useSite();
  const paths = usePaths(shellPaths);
  const root = useRef<HTMLElement>(null);
  const menu = useDisclosure(root);
  // Opened from the row of links, the panel takes focus: its button stands elsewhere.
  const [takesFocus, setTakesFocus] = useState(false);
  const customise = () => {
    setTakesFocus(true);
    menu.open();
  };
  return (
    <header className={styles.header} ref={root}>
      <div className={styles.inside[isWide ? 'wide' : 'content']}>
        <button
          type="button"
          className={styles.menuButton[quickNav ? 'always' : 'narrow']}
          aria-label={t('menu')}
          {...menu.triggerProps}
          onPointerEnter={HeaderMenu.preload}
          onFocus={HeaderMenu.preload}
        >
          <MenuIcon />
        </button>
        <PlainLink className={styles.logo} href={paths.datasheets()}>
          <Logo size={24} />
          <span className={styles.siteName}>{site.name}</span>
          {site.latinName !== undefined && <span className={styles.latinName}>{site.latinName}</span>}
          <VisuallyHidden>{t('home')}</VisuallyHidden>
        </PlainLink>
        <nav aria-label={t('mainNavigation')} className={styles.nav}>
          <ul className={styles.navList}>
            {[...items, ...moreItems].map((item, at) => (
              <li key={item.id} className={at < items.length ? undefined : styles.further[at === items.length ? 'first' : 'next']}>
                <PlainLink className={styles.navItem} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                  {item.label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.dropdowns}>
          {lists.map((list) => (
            <NavDropdown key={list.id} list={list} opensInNewTab={opensInNewTab} />
          ))}
        </div>
        <span className={styles.firstLine[search ? 'search' : 'bare']} aria-hidden />
        {search ? (
          <div className={styles.search}>{search}</div>
        ) : (
          quickLinks.length > 0 && <QuickLinks links={quickLinks} opensInNewTab={opensInNewTab} onCustomise={quickNav && customise} />
        )}
        <div className={styles.actions}>
          <div className={styles.fromMdOnly}>
            {onPublish && (
              <Button variant="plain" icon={<EditIcon size={20} />} onPress={onPublish}>
                {t('publish')}
              </Button>
            )}
            {onUpload && (
              <Button variant="outline" icon={<UploadIcon size={20} />} onPress={onUpload}>
                {t('upload')}
              </Button>
            )}
          </div>
          {onUpload && (
            <div className={styles.belowMdOnly}>
              <IconButton label={t('upload')} onPress={onUpload}>
                <UploadIcon />
              </IconButton>
            </div>
          )}
          {account}
        </div>
      </div>
      {menu.isOpen && (
        <div id={menu.panelId} className={styles.menuPanel[quickNav ? 'always' : 'narrow']}>
          <HeaderMenu
            items={[...items, ...moreItems]}
            lists={lists}
            opensInNewTab={opensInNewTab}
            onPublish={onPublish}
            quickNav={quickNav}
            isWide={isWide}
            takesFocus={takesFocus}
            onFocusTaken={() => setTakesFocus(false)}
          />
        </div>
      )}
    </header>
  );
}
