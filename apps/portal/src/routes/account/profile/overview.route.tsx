import { MemberOverview, useMemberOverview } from '@chippage/features/MemberOverview';
import { PurchasesCard, usePurchasesCard } from '@chippage/features/PurchasesCard';
import { RecentVisits, useRecentVisits } from '@chippage/features/RecentVisits';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountPaths } from '../account.paths.ts';
import { enterprisePaths } from '../../enterprise/enterprise.paths.ts';
import { favouritesPaths } from '../../favourites/favourites.paths.ts';
import { recentPaths } from '../../history/recentPaths.ts';
import { messagesPaths } from '../../messages/messages.paths.ts';

const BoundAccountSettings = lazyPart(async () => (await import('./BoundAccountSettings.tsx')).BoundAccountSettings);

/** The member centre: an overview, or with `?type=1` the management of the account. */
export default function OverviewRoute() {
  if (useSearchParams()[0].get('type') !== '1') return <Overview />;
  return (
    <Suspense fallback={null}>
      <BoundAccountSettings />
    </Suspense>
  );
}

function Overview() {
  return (
    <MemberOverview
      {...useMemberOverview()}
      purchases={<PurchasesCard {...usePurchasesCard()} />}
      visits={<RecentVisits {...useRecentVisits(recentPaths)} />}
      hrefs={{
        settings: (type) => accountPaths.accountSetting(type),
        notices: messagesPaths.notices(),
        kept: favouritesPaths.favourites(),
        verification: enterprisePaths.companyManage(),
      }}
    />
  );
}
