import { identityQuery } from '@chippage/api/account';
import { MemberNav, type MemberSectionId } from '@chippage/features/MemberNav';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { unReadTotalAtom } from '../atoms/sharedState.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../messages.ts';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';
import { MemberGate } from './MemberGate.tsx';
import * as styles from './member.css.ts';

/** The header has asked already. */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

export interface MemberPageProps {
  section: MemberSectionId;
  title: string;
  children: ReactNode;
}

/** A page of the member centre: its name, the way to the others, and the page itself. Search engines leave it out. */
export function MemberPage({ section, title, children }: MemberPageProps) {
  const unread = useAtomValue(unReadTotalAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const role = identityQuery.use(isMember ? {} : null, KEPT).data?.role;
  const isMerchant = role === 'merchant' || section === 'merchant';
  return (
    <>
      <PageHead title={title} description={t('memberPageDescription', { title })} />
      <MemberGate title={title}>
        <div className={styles.page}>
          <MemberNav
            current={section}
            sections={[
              { id: 'overview', href: paths.userCenter() },
              { id: 'orders', href: paths.myOrders('CNY') },
              { id: 'addresses', href: paths.addressList() },
              { id: 'invoices', href: paths.invoiceManagement() },
              { id: 'mallFavourites', href: paths.myFavour() },
              ...(isMerchant ? [{ id: 'merchant' as const, href: paths.merchantCenter() }] : []),
              { id: 'settings', href: paths.accountSetting() },
              { id: 'notices', href: paths.notices(), count: unread },
              { id: 'kept', href: paths.favourites() },
              { id: 'feedback', href: paths.feedbackHistory() },
              { id: 'mails', href: paths.mails() },
              { id: 'share', href: paths.share() },
            ]}
          />
          <div className={styles.content}>{children}</div>
        </div>
      </MemberGate>
    </>
  );
}
