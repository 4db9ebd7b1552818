import { myDetailQuery, requiredDataQuery } from '@chippage/api/account';
import { enterpriseStatusQuery } from '@chippage/api/enterprise';
import { favouritesQuery } from '@chippage/api/favourites';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { unreadNoticesQuery } from '@chippage/api/messages';
import type { MemberOverviewProps } from './MemberOverview.tsx';

const RECENT = 5;

/** Binds `MemberOverview` to the API. */
export function useMemberOverview(): Pick<MemberOverviewProps, 'detail' | 'required' | 'enterprise' | 'unreadCount' | 'recent'> {
  return {
    detail: toLoadable(myDetailQuery.use({})),
    required: toLoadable(requiredDataQuery.use({})),
    enterprise: toLoadable(enterpriseStatusQuery.use({})),
    unreadCount: mapLoadable(toLoadable(unreadNoticesQuery.use({})), ({ unreadCount }) => unreadCount),
    recent: mapLoadable(toLoadable(favouritesQuery.use({ pageIndex: 1, pageSize: RECENT })), ({ data }) => data),
  };
}
