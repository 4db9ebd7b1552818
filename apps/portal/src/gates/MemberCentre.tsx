import { useIdentity } from '@chippage/features/Identity';
import { MemberNav } from '@chippage/features/MemberNav';
import { useApprovalDesk } from '@chippage/features/useApprovalDesk';
import { useAwaitedQuotes } from '@chippage/features/useAwaitedQuotes';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { enterpriseStatusAtom, unReadTotalAtom } from '../atoms/sharedState.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { usePageHandle } from '../page/usePageHandle.ts';
import { accountPaths } from '../routes/account/account.paths.ts';
import { bomPaths } from '../routes/bom/bom.paths.ts';
import { companiesPaths } from '../routes/companies/companies.paths.ts';
import { datasheetsPaths } from '../routes/datasheets/datasheets.paths.ts';
import { diskPaths } from '../routes/disk/disk.paths.ts';
import { enterprisePaths } from '../routes/enterprise/enterprise.paths.ts';
import { entriesPaths } from '../routes/entries/entries.paths.ts';
import { favouritesPaths } from '../routes/favourites/favourites.paths.ts';
import { feedbackPaths } from '../routes/feedback/feedback.paths.ts';
import { inquiriesPaths } from '../routes/inquiries/inquiries.paths.ts';
import { circlePaths } from '../routes/circle/circle.paths.ts';
import { jobsPaths } from '../routes/jobs/jobs.paths.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { messagesPaths } from '../routes/messages/messages.paths.ts';
import { newsPaths } from '../routes/news/news.paths.ts';
import { resourcesPaths } from '../routes/resources/resources.paths.ts';
import * as styles from './gate.css.ts';
import { MemberGate } from './MemberGate.tsx';

/** A page of the member centre: the way to the others, and the page itself. */
export function MemberCentre({ children }: { children: ReactNode }) {
  const row = usePageHandle();
  const unread = useAtomValue(unReadTotalAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const role = useIdentity(isMember)?.role;
  // Only who speaks for a company that was verified once may ask for them.
  const isCompany = useAtomValue(enterpriseStatusAtom) === 1;
  const awaited = useAwaitedQuotes(isCompany);
  const desk = useApprovalDesk(isCompany);
  const hasApprovals = isCompany || row.section === 'approvals';
  const isMerchant = role === 'merchant' || row.login === 'merchant';
  return (
    <MemberGate>
      <div className={styles.page}>
        <MemberNav
          current={row.login === 'merchant' ? 'merchant' : row.login === 'member' && row.section ? row.section : null}
          sections={[
            { id: 'overview', href: accountPaths.userCenter() },
            { id: 'orders', href: mallPaths.myOrders() },
            ...(hasApprovals
              ? [
                  {
                    id: 'approvals' as const,
                    href: mallPaths.orderRequests({ side: desk?.mayApprove ? 'company' : null }),
                    count: desk?.awaited,
                  },
                ]
              : []),
            ...(isCompany || row.section === 'credit' ? [{ id: 'credit' as const, href: mallPaths.creditTerms() }] : []),
            { id: 'addresses', href: mallPaths.addressList() },
            { id: 'invoices', href: mallPaths.invoiceManagement() },
            { id: 'mallFavourites', href: mallPaths.myFavour() },
            ...(isMerchant ? [{ id: 'merchant' as const, href: mallPaths.merchantCenter() }] : []),
            { id: 'company', href: enterprisePaths.companyManage() },
            { id: 'companyContacts', href: enterprisePaths.companyContacts() },
            {
              id: 'inquiries',
              href: inquiriesPaths.ownRows(1),
              count: awaited,
              parts: [
                { id: 'demands', href: inquiriesPaths.ownRows(1) },
                { id: 'supplies', href: inquiriesPaths.ownRows(0) },
                { id: 'stock', href: inquiriesPaths.ownStock() },
                { id: 'quotes', href: inquiriesPaths.ownQuotes(), count: awaited },
                { id: 'matches', href: inquiriesPaths.matches() },
                { id: 'tasks', href: inquiriesPaths.tasks() },
              ],
            },
            ...(isCompany || row.section === 'jobs' ? [{ id: 'jobs' as const, href: jobsPaths.ownJobs() }] : []),
            { id: 'applications', href: jobsPaths.ownApplications() },
            { id: 'settings', href: accountPaths.accountSetting() },
            { id: 'notices', href: messagesPaths.notices(), count: unread },
            { id: 'disk', href: diskPaths.fileDisk() },
            { id: 'kept', href: favouritesPaths.favourites() },
            {
              id: 'companyCheck',
              href: companiesPaths.companyWatches(),
              parts: [
                { id: 'companyWatches', href: companiesPaths.companyWatches() },
                { id: 'companyCorrections', href: companiesPaths.companyCorrections() },
              ],
            },
            { id: 'boms', href: bomPaths.bom() },
            { id: 'searches', href: datasheetsPaths.savedSearches() },
            { id: 'contacts', href: entriesPaths.knownContacts() },
            { id: 'entries', href: entriesPaths.myEntries() },
            { id: 'claims', href: entriesPaths.myClaims() },
            { id: 'resources', href: resourcesPaths.ownResources() },
            { id: 'articles', href: newsPaths.ownArticles() },
            { id: 'author', href: newsPaths.ownAuthor() },
            { id: 'circle', href: circlePaths.ownCirclePosts() },
            { id: 'feedback', href: feedbackPaths.feedbackHistory() },
            { id: 'mails', href: accountPaths.mails() },
            { id: 'share', href: accountPaths.share() },
          ]}
        />
        <div className={styles.content}>{children}</div>
      </div>
    </MemberGate>
  );
}
