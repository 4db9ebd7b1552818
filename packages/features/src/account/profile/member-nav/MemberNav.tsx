import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { CountMark } from '../../../parts/count-mark/CountMark.tsx';
import { useCurrentInView } from '../../../parts/tab-links/useCurrentInView.ts';
import * as styles from './MemberNav.css.ts';
import { memberNavMessages } from './messages.ts';

/** A page of the member. */
export type MemberSectionId =
  | 'overview'
  | 'orders'
  | 'approvals'
  | 'credit'
  | 'addresses'
  | 'invoices'
  | 'mallFavourites'
  | 'merchant'
  | 'company'
  | 'inquiries'
  | 'demands'
  | 'supplies'
  | 'stock'
  | 'quotes'
  | 'matches'
  | 'tasks'
  | 'companyContacts'
  | 'jobs'
  | 'applications'
  | 'settings'
  | 'notices'
  | 'disk'
  | 'kept'
  | 'companyCheck'
  | 'companyWatches'
  | 'companyCorrections'
  | 'boms'
  | 'searches'
  | 'contacts'
  | 'entries'
  | 'claims'
  | 'resources'
  | 'articles'
  | 'author'
  | 'circle'
  | 'feedback'
  | 'mails'
  | 'share';

/** A page of the member that this site has. */
export interface MemberSection {
  id: MemberSectionId;
  href: string;
  /** How many wait there, said as part of the link's words. */
  count?: number;
  /** The pages of it, shown while it or one of them is seen. */
  parts?: readonly MemberSection[];
}

export interface MemberNavProps {
  sections: readonly MemberSection[];
  /** The page that is seen; `null` when it is none of them. */
  current: MemberSectionId | null;
}

/** Where what waits is an answer of one's own, not something to read. */
const awaited: ReadonlySet<MemberSectionId> = new Set(['inquiries', 'quotes']);

/** All sections, and the parts of the one that is seen behind it. */
function shownOf(sections: readonly MemberSection[], current: MemberSectionId | null): (MemberSection & { isPart: boolean })[] {
  return sections.flatMap((section) => {
    const { id, parts = [] } = section;
    const isOpen = current !== null && (id === current || parts.some((part) => part.id === current));
    return [{ ...section, isPart: false }, ...(isOpen ? parts.map((part) => ({ ...part, isPart: true })) : [])];
  });
}

/** The member's pages: a list at the side, on narrow screens a row that scrolls, with the current one in view. */
export function MemberNav({ sections, current }: MemberNavProps) {
  const t = useMessages(memberNavMessages);
  const row = useCurrentInView<HTMLUListElement>(current);
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      <ul ref={row} className={styles.list}>
        {shownOf(sections, current).map(({ id, href, count = 0, isPart }) => (
          <li key={id} className={isPart ? styles.part : styles.item}>
            <PlainLink className={styles.link} href={href} aria-current={id === current ? 'page' : undefined}>
              <span className={styles.mark}>{t(id)}</span>
              {count > 0 && (
                <>
                  <span className={styles.count}>
                    <CountMark count={count} />
                  </span>
                  <VisuallyHidden>{t(id === 'approvals' ? 'decide' : awaited.has(id) ? 'awaited' : 'unread', { count })}</VisuallyHidden>
                </>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
