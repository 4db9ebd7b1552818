import { MemberOverview, useMemberOverview } from '@chippage/features/MemberOverview';
import { useSearchParams } from 'react-router-dom';
import { BoundAccountSettings } from './BoundAccountSettings.tsx';
import { accountPaths } from '../account.paths.ts';
import { favouritesPaths } from '../../favourites/favourites.paths.ts';
import { messagesPaths } from '../../messages/messages.paths.ts';

/** The member centre: an overview, or with `?type=1` the management of the account. */
export default function OverviewRoute() {
  return useSearchParams()[0].get('type') === '1' ? <BoundAccountSettings /> : <Overview />;
}

function Overview() {
  return (
    <MemberOverview
      {...useMemberOverview()}
      hrefs={{ settings: (type) => accountPaths.accountSetting(type), notices: messagesPaths.notices(), kept: favouritesPaths.favourites() }}
    />
  );
}
