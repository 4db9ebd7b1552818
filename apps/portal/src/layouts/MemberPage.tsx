import { useIdentity } from '@chippage/features/Identity';
import { MemberNav, type MemberSectionId } from '@chippage/features/MemberNav';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { unReadTotalAtom } from '../atoms/sharedState.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../routes/account/account.words.ts';
import { PageHead } from '../page/PageHead.tsx';
import { usePageHandle } from '../page/usePageHandle.ts';
import { accountPaths } from '../routes/account/account.paths.ts';
import { favouritesPaths } from '../routes/favourites/favourites.paths.ts';
import { feedbackPaths } from '../routes/feedback/feedback.paths.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { messagesPaths } from '../routes/messages/messages.paths.ts';
import { MemberGate } from './MemberGate.tsx';
import * as styles from './MemberPage.css.ts';

export interface MemberPageProps {
  /** @default the row's */
  section?: MemberSectionId;
  /** @default the row's */
  title?: string;
  children: ReactNode;
}

/** A page of the member centre: its name, the way to the others, and the page itself. Search engines leave it out. */
export function MemberPage({ children, ...own }: MemberPageProps) {
  const row = usePageHandle();
  const { section = row.section ?? null, title = row.title ?? '' } = own;
  const unread = useAtomValue(unReadTotalAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const role = useIdentity(isMember)?.role;
  const isMerchant = role === 'merchant' || section === 'merchant';
  return (
    <>
      <PageHead title={title} description={t('memberPageDescription', { title })} />
      <MemberGate title={title}>
        <div className={styles.page}>
          <MemberNav
            current={section}
            sections={[
              { id: 'overview', href: accountPaths.userCenter() },
              { id: 'orders', href: mallPaths.myOrders('CNY') },
              { id: 'addresses', href: mallPaths.addressList() },
              { id: 'invoices', href: mallPaths.invoiceManagement() },
              { id: 'mallFavourites', href: mallPaths.myFavour() },
              ...(isMerchant ? [{ id: 'merchant' as const, href: mallPaths.merchantCenter() }] : []),
              { id: 'settings', href: accountPaths.accountSetting() },
              { id: 'notices', href: messagesPaths.notices(), count: unread },
              { id: 'kept', href: favouritesPaths.favourites() },
              { id: 'feedback', href: feedbackPaths.feedbackHistory() },
              { id: 'mails', href: accountPaths.mails() },
              { id: 'share', href: accountPaths.share() },
            ]}
          />
          <div className={styles.content}>{children}</div>
        </div>
      </MemberGate>
    </>
  );
}
