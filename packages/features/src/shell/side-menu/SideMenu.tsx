import { CartIcon, FeedbackIcon, HistoryIcon, MegaphoneIcon, MessageIcon, ToTopIcon } from '@chippage/ui/Icon';
import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { sideMenuMessages } from './messages.ts';
import * as styles from './SideMenu.css.ts';
import { useScrolledAway } from './useScrolledAway.ts';

export interface SideMenuProps {
  /** Where purchase inquiries are. Absent: this site has no such board. */
  purchaseHref?: string;
  /** Absent: this site has no mall. */
  cartHref?: string;
  /** Things in the cart. @default 0 */
  cartCount?: number;
  messagesHref: string;
  /** Messages not read, of every kind. @default 0 */
  messageCount?: number;
  /** Opens what was looked at lately; see `RecentDrawer`. */
  onRecent: () => void;
  /** Opens the feedback; see `FeedbackDialog`. */
  onFeedback: () => void;
  /** The pointer enters one of the two or focus arrives: its code may be fetched. */
  onIntent?: (what: 'recent' | 'feedback') => void;
}

const blank = { target: '_blank', rel: 'noopener' } as const;

/** Keeps the place of the tools free before they are there: first in a page that is shown while it still comes in. */
export function SideMenuSpace() {
  return <span className={styles.comes} hidden />;
}

/**
 * The quick tools: a column at the right edge, a bar at the bottom where there is no room for a column. The page keeps
 * their place free (see `sideSpace`, and `SideMenuSpace` for pages that stream), so that they cover nothing. Comes after the main content in the document.
 */
export function SideMenu({ purchaseHref, cartHref, cartCount = 0, messagesHref, messageCount = 0, onRecent, onFeedback, onIntent }: SideMenuProps) {
  const t = useMessages(sideMenuMessages);
  const isAway = useScrolledAway();
  const near = (what: 'recent' | 'feedback') => ({ onPointerEnter: () => onIntent?.(what), onFocus: () => onIntent?.(what) });
  const cartSaid = cartCount > 0 ? t('cartCount', { count: cartCount }) : t('cart');
  const messagesSaid = messageCount > 99 ? t('messageCountMore') : messageCount > 0 ? t('messageCount', { count: messageCount }) : t('messages');
  return (
    <aside className={styles.aside} aria-label={t('label')}>
      <ul className={styles.list}>
        {purchaseHref !== undefined && (
          <li className={styles.item}>
            <PlainLink className={styles.tool} href={purchaseHref}>
              <MegaphoneIcon />
              {t('purchase')}
            </PlainLink>
          </li>
        )}
        <li className={styles.item}>
          <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={onRecent} {...near('recent')}>
            <HistoryIcon />
            {t('recent')}
          </button>
        </li>
        {cartHref !== undefined && (
          <li className={styles.item}>
            <a className={styles.tool} href={cartHref} aria-label={t('newWindow', { words: cartSaid })} {...blank}>
              <Counted count={cartCount} tone="cart" icon={<CartIcon />} />
              {t('cart')}
            </a>
          </li>
        )}
        <li className={styles.item}>
          <a className={styles.tool} href={messagesHref} aria-label={t('newWindow', { words: messagesSaid })} {...blank}>
            <Counted count={messageCount} tone="message" icon={<MessageIcon />} />
            {t('messages')}
          </a>
        </li>
        <li className={styles.item}>
          <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={onFeedback} {...near('feedback')}>
            <FeedbackIcon />
            {t('feedback')}
          </button>
        </li>
        <li className={`${styles.item} ${styles.top}`} data-away={isAway}>
          <button type="button" className={styles.tool} onClick={goToTop}>
            <ToTopIcon />
            {t('toTop')}
          </button>
        </li>
      </ul>
    </aside>
  );
}

function Counted({ count, tone, icon }: { count: number; tone: 'cart' | 'message'; icon: ReactNode }) {
  return (
    <span className={styles.icon}>
      {icon}
      {count > 0 && <span className={styles.badge} data-tone={tone} data-count={count > 99 ? '99+' : count} />}
    </span>
  );
}

function goToTop() {
  const isCalm = document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
