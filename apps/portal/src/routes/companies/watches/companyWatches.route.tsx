import { useWatchList, WatchList } from '@chippage/features/CompanyWatches';
import { accountPaths } from '../../account/account.paths.ts';

/** The companies that the member watches. */
export default function CompanyWatchesRoute() {
  return <WatchList {...useWatchList()} emailHref={accountPaths.accountSetting(2)} />;
}
